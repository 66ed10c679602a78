/** What can happen to an account's lists. */

import type { Failure } from '../../domain/failure/failure.js';
import type { AccountId } from '../../domain/network/caip.js';
import type { PagesByName, PagesName } from '../activity/state.js';

/** The state of one list of an account. */
export type PagesChange = {
  readonly [Name in PagesName]: {
    readonly list: Name;
    readonly accountId: AccountId;
    readonly pages: PagesByName[Name];
  };
}[PagesName];

export type ActivityEvent =
  /** The state of an account's list for which a page was requested: the first, or `more`. */
  | (PagesChange & { readonly type: 'pages.requested' | 'pages.loaded'; readonly more: boolean })
  | (PagesChange & { readonly type: 'pages.failed'; readonly more: boolean; readonly failure: Failure })
  /** A transaction that was sent from this page, or its outcome. */
  | (PagesChange & { readonly type: 'transactions.sent'; readonly list: 'activity' });
