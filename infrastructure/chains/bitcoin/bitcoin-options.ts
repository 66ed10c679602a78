import type { NetworkId } from '../../../domain/network/caip.js';

/** How `bitcoin()` reads networks and builds transfers. */
export interface BitcoinOptions {
  /**
   * Explorers to read a network by, in order of preference, in place of the network's own `rpcUrls`: services that answer
   * as mempool.space and esplora do, such as `https://mempool.space/api`.
   */
  readonly rpcUrls?: Readonly<Partial<Record<NetworkId, readonly string[]>>>;
  /** How soon a transfer built here shall be in a block. `usual` (about half an hour) when absent. */
  readonly speed?: 'fast' | 'usual' | 'slow';
}
