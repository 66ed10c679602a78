/** What is known of the wallet directory. */

import type { Failure } from '../../domain/failure/failure.js';
import type { Namespace } from '../../domain/network/caip.js';
import type { ListedWallet } from '../../domain/wallet/wallet.js';

export type Progress =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready' }
  | { readonly status: 'failed'; readonly failure: Failure };

/** What the first screen takes from the directory. */
export type Highlights = 'featured' | 'recommended' | 'excluded';

export interface CatalogueState {
  /** Its lists are of wallets that serve this one; undefined: any of the host's networks. */
  readonly namespace: Namespace | undefined;
  /** The progress of the three lists below: loaded when the modal is first shown, retried on opening after a failure. */
  readonly highlights: Progress;
  /** Those the host features. */
  readonly featured: readonly ListedWallet[];
  /** Four at most. */
  readonly recommended: readonly ListedWallet[];
  /** What the directory knows of the wallets that the host excludes by id, so that they are hidden where they are found. */
  readonly excluded: readonly ListedWallet[];
  /** How many wallets there are, featured ones apart. Never decreases. */
  readonly count: number;
  readonly list: WalletPages;
  /** Undefined: no search is on. */
  readonly search: WalletSearch | undefined;
  /** Image ids of the cards in view. */
  readonly inView: readonly string[];
  /** Images by image id, as `data:image/` URLs; an empty string if there is none. Read them with `pictureOf`. */
  readonly images: Readonly<Record<string, string>>;
}

/** The directory page by page. */
export interface WalletPages {
  readonly progress: Progress;
  /** The last page loaded; 0: none yet. */
  readonly page: number;
  /** Of all pages loaded, each once. Featured and recommended ones come before them; see `allWallets`. */
  readonly wallets: readonly ListedWallet[];
  /** True once there are no more. */
  readonly complete: boolean;
  /** Ids that all pages exclude: the same for each, or wallets would be skipped. */
  readonly exclude: readonly string[];
}

export interface WalletSearch {
  /** As typed. */
  readonly text: string;
  readonly certified: boolean;
  readonly progress: Progress;
  /** What was found; while another search is going on, what was found last. */
  readonly wallets: readonly ListedWallet[];
  readonly count: number;
}
