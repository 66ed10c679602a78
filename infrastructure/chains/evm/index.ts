/** Published as `porthole/evm`: Ethereum and other EVM networks (the eip155 namespace). */
import type { ChainHandle } from '../../../application/ports/handle.js';
import type { EvmOptions } from './evm-options.js';

export { defineNetwork } from '../../../domain/network/network.js';
export type { FeeLimits } from '../../../domain/transaction/fee-limits.js';
export type { RpcService } from '../../rpc/rpc-service.js';
export type { EvmOptions, EvmTransport } from './evm-options.js';
export { arbitrum, base, mainnet, optimism, polygon, sepolia } from './networks.js';

/** Balances, fees, transfers, signatures and network switches of the eip155 namespace. */
export function evm(options: EvmOptions = {}): ChainHandle {
  return {
    // Including its URLs, for reporting only.
    ...options,
    id: 'evm',
    namespace: 'eip155',
    load: async (context) => (await import('./chain.js')).evmChain({ ...context, ...options }),
  };
}
