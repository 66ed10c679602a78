/** Loads the next page of the directory. */
import { catchError, concat, defer, EMPTY, map, type Observable } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import { askCatalogue, whileBrowsing } from './ask-catalogue.js';
import { pageQuery, pagesExclude } from './queries.js';

export const nextWallets = (deps: Deps) => (): Observable<Event> =>
  defer(() => {
    const state = deps.state();
    if (!state.catalogue) throw new Failure('adapter-not-found', 'Adapter not found');
    const { list } = state.catalogue;
    if (list.progress.status === 'loading' || list.complete) return EMPTY;
    const page = list.page + 1;
    const exclude = list.page === 0 ? pagesExclude(state) : list.exclude;
    const query = pageQuery(state, page, exclude);
    return concat(
      happened({ type: 'wallet-page.requested', exclude }),
      askCatalogue(deps, query).pipe(
        whileBrowsing(deps),
        map(
          ({ wallets, count }): Event => ({
            type: 'wallet-page.loaded',
            page,
            wallets,
            count,
            last: page * query.entries >= count,
          }),
        ),
        catchError((error) => happened({ type: 'wallet-page.failed', failure: toFailure(error, 'request-failed') })),
      ),
    );
  });
