/** Published as `porthole/activity`: what the active account did, and what it owns, page by page. */
import type { Outcome } from '../engine/outcome.js';
import type { Runner } from '../engine/runner.js';
import type { PagesName } from './state.js';

export type { PagesName } from './state.js';

/**
 * Loads the next page of what the active account did (`activity`), or of what it owns that is one of its kind
 * (`collectibles`): the first one where none is known, and the one that failed again. While loading, or past the last
 * page, it does nothing.
 */
export function nextPage(modal: Runner, list: PagesName): Promise<Outcome> {
  return modal.run({ type: 'next-page', list });
}
