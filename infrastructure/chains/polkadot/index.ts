/** Published as `porthole/polkadot`: the polkadot namespace. */
import type { ChainHandle } from '../../../application/ports/handle.js';
import type { PolkadotOptions } from './polkadot-options.js';

export { kusamaRelay, polkadotRelay, westendRelay } from './networks.js';
export type { PolkadotOptions } from './polkadot-options.js';

/**
 * Balances and signatures in the polkadot namespace. It sends nothing: how a transaction is encoded depends on a network's
 * metadata, and what reads that is larger than all the rest.
 */
export function polkadot(options: PolkadotOptions = {}): ChainHandle {
  return {
    id: 'polkadot',
    given: { polkadot: options },
    namespace: 'polkadot',
    supports: { send: false },
    rpcUrls: options.rpcUrls,
    replacesOwn: true,
    async load({ scheduler }) {
      const part = await import('./chain.js');
      return part.polkadotChain({ ...options, scheduler });
    },
  };
}
