/** The events of wallet lists. */
import type { Failure } from '../../domain/failure/failure.js';
import type { ListedWallet } from '../../domain/wallet/wallet.js';
import type { Highlights } from './state.js';

export type CatalogueEvent =
  | { readonly type: 'highlights.requested' }
  | {
      readonly type: 'highlights.received';
      readonly list: Highlights;
      readonly wallets: readonly ListedWallet[];
      /** The number of wallets in the directory in addition to these; missing in some lists. */
      readonly count?: number;
    }
  | { readonly type: 'highlights.loaded' }
  | { readonly type: 'highlights.failed'; readonly failure: Failure }
  | { readonly type: 'wallet-page.requested'; readonly exclude: readonly string[] }
  | {
      readonly type: 'wallet-page.loaded';
      readonly page: number;
      readonly wallets: readonly ListedWallet[];
      readonly count: number;
      readonly last: boolean;
    }
  | { readonly type: 'wallet-page.failed'; readonly failure: Failure }
  | { readonly type: 'wallet-search.started'; readonly text: string; readonly certified: boolean }
  | { readonly type: 'wallet-search.answered'; readonly wallets: readonly ListedWallet[]; readonly count: number }
  | { readonly type: 'wallet-search.failed'; readonly failure: Failure }
  | { readonly type: 'wallet-search.cleared' }
  | { readonly type: 'wallet-images.wanted'; readonly imageIds: readonly string[] }
  /** By image id; an empty text if there is no picture. */
  | { readonly type: 'wallet-images.loaded'; readonly images: Readonly<Record<string, string>> };
