import type { NetworkId } from '../../../domain/network/caip.js';

/** Options of `bitcoin`. */
export interface BitcoinOptions {
  /**
   * URLs of explorers, in order of preference, instead of the network's `rpcUrls`. They have to serve the API of
   * esplora and mempool.space, such as `https://mempool.space/api`.
   */
  readonly rpcUrls?: Readonly<Partial<Record<NetworkId, readonly string[]>>> | undefined;
  /** How soon a transfer should be confirmed. Default `usual` (about half an hour). */
  readonly speed?: 'fast' | 'usual' | 'slow' | undefined;
}
