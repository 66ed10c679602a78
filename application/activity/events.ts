/** What can happen to an account's lists. */

import type { Failure } from '../../domain/failure/failure.js';
import type { AccountId } from '../../domain/network/caip.js';
import type { PagesByName, PagesName } from '../activity/state.js';

/** What is known of one list of an account. */
export type PagesChange = {
  readonly [Name in PagesName]: {
    readonly list: Name;
    readonly accountId: AccountId;
    readonly pages: PagesByName[Name];
  };
}[PagesName];

export type ActivityEvent =
  /** What is known of an account's list, of which a page was requested: its first, or `more`. */
  | (PagesChange & { readonly type: 'pages.requested' | 'pages.loaded'; readonly more: boolean })
  | (PagesChange & { readonly type: 'pages.failed'; readonly more: boolean; readonly failure: Failure })
  /** What was sent from this page, or its outcome. */
  | (PagesChange & { readonly type: 'transactions.sent'; readonly list: 'activity' });
