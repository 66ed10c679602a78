/** Published as `porthole/polkadot`: the polkadot namespace. */
import type { ChainHandle } from '../../../application/ports/handle.js';
import type { PolkadotOptions } from './polkadot-options.js';

export { kusamaRelay, polkadotRelay, westendRelay } from './networks.js';
export type { PolkadotOptions } from './polkadot-options.js';

/**
 * Balances and signatures in the polkadot namespace. It cannot send: encoding a transaction needs the network's
 * metadata, and a decoder for that is larger than the rest of the modal.
 */
export function polkadot(options: PolkadotOptions = {}): ChainHandle {
  return {
    id: 'polkadot',
    given: { polkadot: options },
    namespace: 'polkadot',
    supports: { send: false },
    rpcUrls: options?.rpcUrls,
    replacesOwn: true,
    async load({ scheduler }) {
      const part = await import('./chain.js');
      return part.polkadotChain({ ...options, scheduler });
    },
  };
}
