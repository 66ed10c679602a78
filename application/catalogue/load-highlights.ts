/** Loads the directory wallets of the first screen: featured and recommended wallets, and details of excluded ones. */
import { catchError, concat, defer, EMPTY, map, merge, type Observable } from 'rxjs';
import type { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { CatalogueQuery } from '../ports/catalogue.js';
import { askCatalogue } from './ask-catalogue.js';
import { idsQuery, recommendedQuery } from './queries.js';
import type { Highlights } from './state.js';

export const loadHighlights = (deps: Deps) => (): Observable<Event> =>
  defer(() => {
    const { config, catalogue } = deps.state();
    if (catalogue?.highlights.status === 'ready') return EMPTY;
    let failure: Failure | undefined;
    // Each list is shown when it arrives, even if another one fails.
    const load = (list: Highlights, query: CatalogueQuery): Observable<Event> =>
      query.entries === 0
        ? EMPTY
        : askCatalogue(deps, query).pipe(
            map(({ wallets, count }): Event => {
              const counted = list === 'recommended' && { count };
              return { type: 'highlights.received', list, wallets, ...counted };
            }),
            catchError((error) => {
              failure ??= toFailure(error, 'request-failed');
              return EMPTY;
            }),
          );
    return concat(
      happened({ type: 'highlights.requested' }),
      merge(
        load('featured', idsQuery(config.featuredWalletIds)),
        load('recommended', recommendedQuery(deps.state())),
        load('excluded', idsQuery(config.excludeWalletIds)),
      ),
      defer(() => happened(failure ? { type: 'highlights.failed', failure } : { type: 'highlights.loaded' })),
    );
  });
