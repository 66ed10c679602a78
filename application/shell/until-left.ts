/** A flow that belongs to a screen ends when the visitor leaves that screen. */
import {
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  type MonoTypeOperatorFunction,
  map,
  merge,
  mergeMap,
  type Observable,
  takeWhile,
  throwError,
} from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import type { Deps } from '../engine/deps.js';
import type { Event, EventType } from '../engine/events.js';
import { isVisible } from './navigation.js';
import type { Route } from './router.js';

/**
 * Passes the flow's events on until the one named `last`. Fails with `cancelled` once the flow's screen was shown and is
 * gone again, and with `wallet-misbehaved` when the flow ends without `last`.
 */
export function untilLeft(
  deps: Deps,
  isScreen: (route: Route) => boolean,
  last: EventType,
): MonoTypeOperatorFunction<Event> {
  return (flow$) =>
    defer(() => {
      let ended = false;
      const marked$ = flow$.pipe(
        map((event) => {
          // The last event itself may remove the screen, which is not leaving.
          ended ||= event.type === last;
          return event;
        }),
      );
      return merge(
        concat(marked$, fail('wallet-misbehaved')),
        left(deps, isScreen, () => ended),
      ).pipe(takeWhile((event) => event.type !== last, true));
    });
}

function left(deps: Deps, isScreen: (route: Route) => boolean, ended: () => boolean): Observable<never> {
  return deps.state$.pipe(
    map((state) => isVisible(state) && state.router.history.some(isScreen)),
    distinctUntilChanged(),
    // A screen that has not appeared yet was not left.
    filter((shown, at) => !shown && at > 0),
    mergeMap(() => (ended() ? EMPTY : fail('cancelled'))),
  );
}

function fail(code: 'wallet-misbehaved' | 'cancelled'): Observable<never> {
  return throwError(() => new Failure(code));
}
