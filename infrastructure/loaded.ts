/** Lazily loaded parts. */
import { catchError, defer, type Observable, throwError } from 'rxjs';
import { Failure, isFailure } from '../domain/failure/failure.js';

/** Fails with `request-failed`, or with the `Failure` that `load` rejects with. `what` is for developers. */
export function loaded<T>(what: string, load: () => Promise<T>): Observable<T> {
  return defer(load).pipe(
    catchError((cause: unknown) =>
      throwError(() =>
        isFailure(cause) ? cause : new Failure('request-failed', `The ${what} could not be loaded`, { cause }),
      ),
    ),
  );
}
