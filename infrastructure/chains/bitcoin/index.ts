/** Published as `porthole/bitcoin`: the bip122 namespace. */
import type { ChainHandle } from '../../../application/ports/handle.js';
import type { BitcoinOptions } from './bitcoin-options.js';

export type { BitcoinOptions } from './bitcoin-options.js';
export { bitcoinMainnet, bitcoinTestnet } from './networks.js';

/** Balances, fees, transfers and verified signatures in the bip122 namespace. */
export function bitcoin(options: BitcoinOptions = {}): ChainHandle {
  return {
    id: 'bitcoin',
    given: { bitcoin: options },
    namespace: 'bip122',
    rpcUrls: options?.rpcUrls,
    replacesOwn: true,
    async load({ scheduler }) {
      const part = await import('./chain.js');
      return part.bitcoinChain({ ...options, scheduler });
    },
  };
}
