import type { NetworkId } from '../../../domain/network/caip.js';

/** Options of `polkadot`. */
export interface PolkadotOptions {
  /** URLs of HTTP nodes, in order of preference, instead of the network's own. */
  readonly rpcUrls?: Readonly<Partial<Record<NetworkId, readonly string[]>>> | undefined;
}
