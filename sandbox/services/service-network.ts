/** A network as the services see it. */
import type { NetworkInput } from '../../domain/network/network.js';
import type { TokenSettings } from '../token-settings.js';
import type { CollectibleBook } from './index/collectible-book.js';
import type { EvmIndex } from './index/evm-index.js';
import type { TokenBook } from './index/token-book.js';

export interface ServiceNetwork {
  readonly id: string;
  readonly namespace: string;
  readonly name: string;
  readonly rpcUrl: string;
  readonly iconUrl: string;
  readonly currency: NetworkInput['nativeCurrency'];
  /** The listed tokens; others are found by their transfers. */
  readonly tokens: readonly TokenSettings[];
  /** If its blocks can be read. */
  readonly evm?: { readonly index: EvmIndex; readonly book: TokenBook; readonly collectibles: CollectibleBook };
}
