/** The loaded part of the wallet directory. */

import type { Failure } from '../../domain/failure/failure.js';
import type { Namespace } from '../../domain/network/caip.js';
import type { ListedWallet } from '../../domain/wallet/wallet.js';

/** The progress of a request to the directory. */
export type Progress =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready' }
  | { readonly status: 'failed'; readonly failure: Failure };

/** The directory wallets of the first screen. */
export type Highlights = 'featured' | 'recommended' | 'excluded';

/** The wallet directory: the pages loaded so far, and the search. */
export interface CatalogueState {
  /** The namespace of its lists; undefined: any of the host's networks. */
  readonly namespace: Namespace | undefined;
  /** The progress of the three lists below: loaded when the modal is first shown, retried on opening after a failure. */
  readonly highlights: Progress;
  /** Featured by the host. */
  readonly featured: readonly ListedWallet[];
  /** At most four. */
  readonly recommended: readonly ListedWallet[];
  /** The directory's entries of wallets that the host excludes by id, so that they are hidden if they are found. */
  readonly excluded: readonly ListedWallet[];
  /** The number of wallets without featured ones. Never decreases. */
  readonly count: number;
  readonly list: WalletPages;
  /** Undefined: no search. */
  readonly search: WalletSearch | undefined;
  /** Image ids of the visible cards. */
  readonly inView: readonly string[];
  /** Images by image id, as `data:image/` URLs; an empty string if there is none. A wallet that has an `imageUrl` needs none. */
  readonly images: Readonly<Record<string, string>>;
}

/** The directory page by page. */
export interface WalletPages {
  readonly progress: Progress;
  /** The last page loaded; 0: none yet. */
  readonly page: number;
  /** Of all loaded pages, without duplicates. Screens show `featured` and `recommended` before them. */
  readonly wallets: readonly ListedWallet[];
  /** True once there are no more. */
  readonly complete: boolean;
  /** Ids that all pages exclude: they have to be the same for each page, or wallets would be skipped. */
  readonly exclude: readonly string[];
}

/** A search in the wallet directory, and its results so far. */
export interface WalletSearch {
  /** As typed. */
  readonly text: string;
  readonly certified: boolean;
  readonly progress: Progress;
  /** The result; during another search, the previous result. */
  readonly wallets: readonly ListedWallet[];
  readonly count: number;
}
