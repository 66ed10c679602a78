/** Work of a part that a screen waits for. */
import { catchError, concat, filter, mergeMap, NEVER, type Observable, take, takeUntil } from 'rxjs';
import type { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { State } from '../engine/state.js';

export interface ShownPart<P> {
  readonly part$: Observable<P>;
  readonly use: (part: P) => Observable<Event>;
  /** Events that are shown to the visitor. With the first, the state changes: the folds that would do this come with the part. */
  readonly lost: (failure: Failure) => readonly [change: Partial<State>, ...events: Event[]];
  /** Events of a visitor's retry that has loaded the part: its work starts again. */
  readonly again: (event: Event) => boolean;
  /** The visitor has left, after which a retry is a new visit's. */
  readonly gone$?: Observable<unknown>;
}

/** If the part cannot be loaded, or breaks, the screen says so until the visitor tries again. */
export function withShownPart<P>(deps: Deps, shown: ShownPart<P>): Observable<Event> {
  return shown.part$.pipe(
    mergeMap(shown.use),
    catchError((error: unknown) => {
      deps.device.log('error', 'A part of the modal could not be loaded', error);
      const [change, ...events] = shown.lost(toFailure(error, 'request-failed'));
      deps.folds.add((state, event) => (event === events[0] ? { ...state, ...change } : state));
      return concat(
        happened(...events),
        deps.events$.pipe(
          filter(shown.again),
          take(1),
          takeUntil(shown.gone$ ?? NEVER),
          mergeMap(() => withShownPart(deps, shown)),
        ),
      );
    }),
  );
}
