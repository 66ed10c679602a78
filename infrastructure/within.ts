/** A time limit for a request with one answer. */
import { merge, mergeMap, type Observable, type SchedulerLike, take, timer } from 'rxjs';

/**
 * The answer, or what `otherwise` yields or fails with if it takes longer. Only for streams of one value, so
 * that it only needs operators that the core uses anyway: rxjs's own `timeout` would add half a kilobyte to every page.
 */
export function within<T, U>(
  answer: Observable<T>,
  milliseconds: number,
  scheduler: SchedulerLike,
  otherwise: () => Observable<U>,
): Observable<T | U> {
  return merge(answer, timer(milliseconds, scheduler).pipe(mergeMap(otherwise))).pipe(take(1));
}
