/** Loads the next page of the directory that has a wallet to list. */
import { catchError, concat, defer, EMPTY, mergeMap, type Observable } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import { askCatalogue, whileBrowsing } from './ask-catalogue.js';
import { pageQuery, pagesExclude } from './queries.js';

/** After this many pages of which the host excludes every wallet, the directory counts as exhausted. */
const MOST_BARREN = 5;

export const nextWallets = (deps: Deps) => (): Observable<Event> =>
  defer(() => {
    const state = deps.state();
    if (!state.catalogue) throw new Failure('adapter-not-found', 'Adapter not found');
    const { list } = state.catalogue;
    if (list.progress.status === 'loading' || list.complete) return EMPTY;
    const exclude = list.page === 0 ? pagesExclude(state) : list.exclude;
    const loaded = (page: number): Observable<Event> => {
      const query = pageQuery(state, page, exclude);
      return askCatalogue(deps, query).pipe(
        mergeMap(({ wallets, count, dropped }) => {
          const last = page * query.entries >= count;
          const barren = wallets.length === 0 && dropped && !last && page - list.page < MOST_BARREN;
          return barren ? loaded(page + 1) : happened({ type: 'wallet-page.loaded', page, wallets, count, last });
        }),
      );
    };
    return concat(
      happened({ type: 'wallet-page.requested', exclude }),
      loaded(list.page + 1).pipe(
        whileBrowsing(deps),
        catchError((error) => happened({ type: 'wallet-page.failed', failure: toFailure(error, 'request-failed') })),
      ),
    );
  });
