/** Simulates the review on screen of a form. */
import { catchError, EMPTY, filter, ignoreElements, merge, mergeMap, type Observable, take } from 'rxjs';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import type { State } from '../engine/state.js';
import type { ReviewQuestion } from './review-question.js';

/** `questionOf`: undefined while the review is not on screen, or incomplete. Never fails: the form works without it. */
export function simulateReviewed(
  deps: Deps,
  questionOf: (state: State) => ReviewQuestion | undefined,
): Observable<Event> {
  return merge(
    // Loaded with the form: a review that first learns of a simulation when it is on screen moves its buttons.
    deps.parts.changes.pipe(
      ignoreElements(),
      catchError(() => EMPTY),
    ),
    deps.state$.pipe(
      filter((state) => questionOf(state) !== undefined),
      take(1),
      mergeMap(() => deps.parts.changes),
      mergeMap(({ keepReviewed }) => keepReviewed(deps, questionOf)),
    ),
  ).pipe(catchError(() => EMPTY));
}
