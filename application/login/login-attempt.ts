/** A pending login: its state, as the event that reports it, and how it ends. */
import { catchError, concat, defer, filter, map, merge, type Observable, of, skipWhile, takeWhile, tap } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { LoginAttempt } from './state.js';

/** Creates events about an attempt: the given attempt with the changes of each event. */
export function attemptAt<W extends LoginAttempt['way']>(attempt: Extract<LoginAttempt, { way: W }>) {
  return (failure?: Failure, change: Partial<Extract<LoginAttempt, { way: W }>> = {}): Event => ({
    type: 'login.changed',
    attempt: { ...attempt, ...change, failure },
    ...(failure && { failure }),
  });
}

/**
 * A step of the login. The visitor cancels it by leaving its screen: it then ends as `cancelled`. Any other failure is
 * reported by `failed`, and the visitor may retry on the same screen.
 */
export function attempting(
  deps: Deps,
  step$: Observable<Event>,
  failed: (failure: Failure) => Event,
): Observable<Event> {
  return defer(() => {
    let opened = false;
    const flow$ = step$.pipe(
      tap((event) => {
        // This removes the login's screens, which does not count as leaving.
        opened ||= event.type === 'connection.opened';
      }),
    );
    const givenUp$ = deps.state$.pipe(
      skipWhile(({ login }) => !login.attempt),
      filter(({ login }) => !login.attempt && !opened),
      map(() => {
        throw new Failure('cancelled');
      }),
    );
    return merge(concat(flow$, of(undefined)), givenUp$).pipe(takeWhile((event) => event !== undefined));
  }).pipe(
    catchError((error) => {
      const failure = toFailure(error);
      // Leaving, or declining at the provider, cancels the login: back to the choice.
      const no = failure.code === 'rejected' && deps.state().login.attempt?.way === 'social';
      return happened(
        failure.code === 'cancelled' || no ? { type: 'login.changed', attempt: undefined, failure } : failed(failure),
      );
    }),
  );
}
