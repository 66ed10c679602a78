/** Published as `porthole/activity`: the active account's transactions and collectibles, page by page. */
import type { Outcome } from '../engine/outcome.js';
import type { Runner } from '../engine/runner.js';
import type { PagesName } from './state.js';

export type { PagesName } from './state.js';

/**
 * Loads the next page of the active account's transactions (`activity`) or collectibles (`collectibles`): the first
 * page if none is loaded, and the same page again after a failure. Does nothing while a page is loading or after the
 * last one.
 */
export function nextPage(modal: Runner, list: PagesName): Promise<Outcome> {
  return modal.run({ type: 'next-page', list });
}
