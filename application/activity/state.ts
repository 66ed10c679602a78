/** Lists of an account that are loaded in pages: transactions and collectibles. */

import type { Failure } from '../../domain/failure/failure.js';
import type { AccountId } from '../../domain/network/caip.js';
import type { Transaction } from '../../domain/transaction/transaction.js';
import type { Collectible } from '../ports/services.js';

/** The loaded part of a list, and whether there is more. */
export interface Pages<T> {
  /** `idle`: nothing is loading, and there is more to load. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The items known so far, newest first, without duplicates. */
  readonly items: readonly T[];
  /** The cursor of the next page. Absent: there is none, or the first page is not loaded yet. */
  readonly next?: string | undefined;
  /** The cursors of the pages that were read; an empty text is the first page's. */
  readonly read: readonly string[];
  /** The number of consecutive pages without new items. */
  readonly barren: number;
  /** When the first page was last read, or failed, by the scheduler's clock. */
  readonly at?: number | undefined;
  readonly failure?: Failure | undefined;
  /** Sent from this page and not known to the service yet, newest first. For activity only. */
  readonly sent?: readonly Transaction[] | undefined;
}

/** The lists that are loaded page by page. */
export interface PagesByName {
  readonly activity: Pages<Transaction>;
  readonly collectibles: Pages<Collectible>;
}

/** A list that is loaded in pages: `activity` or `collectibles`. */
export type PagesName = keyof PagesByName;

export const NO_PAGES: Pages<never> = { status: 'idle', items: [], read: [], barren: 0 };

export interface ListsState {
  /** The loaded transactions of accounts. */
  readonly activity: Readonly<Partial<Record<AccountId, Pages<Transaction>>>>;
  /** The loaded NFTs of accounts. */
  readonly collectibles: Readonly<Partial<Record<AccountId, Pages<Collectible>>>>;
}
