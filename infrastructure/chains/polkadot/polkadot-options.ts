import type { NetworkId } from '../../../domain/network/caip.js';

/** How `polkadot()` reads networks. */
export interface PolkadotOptions {
  /** HTTP addresses to read a network by, in order of preference, in place of the network's own. */
  readonly rpcUrls?: Readonly<Partial<Record<NetworkId, readonly string[]>>>;
}
