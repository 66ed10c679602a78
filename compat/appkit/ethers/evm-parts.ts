import { evm } from '../../../infrastructure/chains/evm/index.js';
import { injected } from '../../../infrastructure/connectors/injected/index.js';
import type { AdapterContext, AdapterParts } from '../adapter.js';
import { rpcUrlsOf } from '../rpc-urls.js';

/** EVM networks, and the wallets in the browser that are for them. */
export function evmParts(options: AdapterContext): AdapterParts {
  const { enableInjected = true, enableEIP6963 = true, customRpcUrls } = options;
  return {
    chain: evm(rpcUrlsOf(customRpcUrls, 'eip155') ?? {}),
    connectors: enableInjected || enableEIP6963 ? [injected({ legacy: enableInjected, announced: enableEIP6963 })] : [],
  };
}
