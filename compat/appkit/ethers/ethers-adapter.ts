import type { AdapterContext, AdapterParts, AppKitAdapter } from '../adapter.js';
import { evmParts } from './evm-parts.js';

/** EVM networks for dapps on ethers: `new BrowserProvider(walletProvider)`. */
export class EthersAdapter implements AppKitAdapter {
  readonly namespace = 'eip155';
  readonly adapterType: string = 'ethers';

  parts(options: AdapterContext): AdapterParts {
    return evmParts(options);
  }
}

/** For ethers 5: `new providers.Web3Provider(walletProvider)`. */
export class Ethers5Adapter extends EthersAdapter {
  override readonly adapterType: string = 'ethers5';
}
