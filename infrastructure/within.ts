/** A time limit for a question with one answer. */
import { merge, mergeMap, type Observable, type SchedulerLike, take, timer } from 'rxjs';

/**
 * The answer, or what `otherwise` yields or fails with when it takes longer. For streams of one value only, which is what
 * lets it be made of operators the core has anyway: rxjs's own `timeout` would add half a kilobyte to every page.
 */
export function within<T, U>(
  answer: Observable<T>,
  milliseconds: number,
  scheduler: SchedulerLike,
  otherwise: () => Observable<U>,
): Observable<T | U> {
  return merge(answer, timer(milliseconds, scheduler).pipe(mergeMap(otherwise))).pipe(take(1));
}
