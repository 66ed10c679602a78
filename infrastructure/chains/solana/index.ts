/** Published as `porthole/solana`: the solana namespace. */
import type { ChainHandle } from '../../../application/ports/handle.js';
import type { SolanaOptions } from './solana-options.js';

export { solanaDevnet, solanaMainnet, solanaTestnet } from './networks.js';
export type { SolanaOptions } from './solana-options.js';

/** Balances, fees, transfers, signatures and network switches of the solana namespace. */
export function solana(options: SolanaOptions = {}): ChainHandle {
  return {
    id: 'solana',
    given: { solana: options },
    namespace: 'solana',
    rpcUrls: options?.rpcUrls,
    replacesOwn: true,
    service: options?.service,
    async load({ scheduler, projectId }) {
      const part = await import('./chain.js');
      return part.solanaChain({ ...options, scheduler, projectId });
    },
  };
}
