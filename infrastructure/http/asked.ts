/** A request whose creation may throw as well: an invalid URL becomes a failure. */
import { catchError, defer, type Observable, throwError } from 'rxjs';
import { toFailure } from '../../domain/failure/to-failure.js';

export function asked<T>(ask: () => Observable<T>): Observable<T> {
  return defer(ask).pipe(catchError((error: unknown) => throwError(() => toFailure(error, 'request-failed'))));
}
