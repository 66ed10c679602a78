/** Searches the directory once typing pauses. A later search cancels an earlier one. */
import { catchError, concat, defer, EMPTY, map, mergeMap, type Observable, timer } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { IntentOf } from '../engine/intents.js';
import { askCatalogue, whileBrowsing } from './ask-catalogue.js';
import { searchQuery } from './queries.js';

const TYPING_PAUSE = 500;
const FEWEST_CHARACTERS = 2;
const MOST_CHARACTERS = 100;

export const searchWallets =
  (deps: Deps) =>
  ({ text, options }: IntentOf<'search-wallets'>): Observable<Event> =>
    defer(() => {
      const state = deps.state();
      if (!state.catalogue) throw new Failure('adapter-not-found', 'Adapter not found');
      const { search: before } = state.catalogue;
      const only = options?.certified ?? before?.certified ?? false;
      const sought = text.trim().slice(0, MOST_CHARACTERS);
      if (sought.length < FEWEST_CHARACTERS && !only) return happened({ type: 'wallet-search.cleared' });
      const term = sought.length < FEWEST_CHARACTERS ? '' : sought;
      const typing = (before?.text ?? '') !== text;
      return concat(
        happened({ type: 'wallet-search.started', text, certified: only }),
        only && !before?.certified
          ? happened({ type: 'snack.shown', snack: { kind: 'success', message: 'only-certified', autoClose: true } })
          : EMPTY,
        timer(typing ? TYPING_PAUSE : 0, deps.scheduler).pipe(
          mergeMap(() => askCatalogue(deps, searchQuery(deps.state(), term, only))),
          whileBrowsing(deps),
          map(({ wallets, count }): Event => ({ type: 'wallet-search.answered', wallets, count })),
          catchError((error) =>
            happened({ type: 'wallet-search.failed', failure: toFailure(error, 'request-failed') }),
          ),
        ),
      );
    });
