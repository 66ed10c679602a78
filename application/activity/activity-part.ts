/** The part of the core that is loaded with an account's lists, and for sending. */
import type { Observable } from 'rxjs';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import type { Fold } from '../engine/fold.js';
import { happened } from '../engine/happened.js';
import { askPage } from './ask-page.js';
import { foldLists } from './fold-lists.js';
import { pagesOf } from './pages-of.js';
import type { PagesName } from './state.js';

export { lookAt } from './look-at.js';

export const nextPage =
  (deps: Deps) =>
  ({ list }: { readonly list: PagesName }): Observable<Event> =>
    askPage(deps, list, 'next');

export const folds: readonly Fold[] = [foldLists];

/** Before sending: past recipients of the account. A failure is not reported. */
export const readFirst = (deps: Deps): Observable<Event> =>
  pagesOf(deps.state(), 'activity')?.read.length ? happened() : askPage(deps, 'activity', 'next', true);
