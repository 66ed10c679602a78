/** The wallet directory behind a handle, loaded on first use. */
import { catchError, defer, type Observable, throwError } from 'rxjs';
import type { Catalogue, CatalogueHandle, HandleContext } from '../application/ports.js';
import { Failure } from '../domain/failure.js';
import { loadOnce } from './load-once.js';

/** Fails with `request-failed`. */
export function catalogueOfHandle(handle: CatalogueHandle, context: HandleContext): Observable<Catalogue> {
  return defer(loadOnce(() => handle.load(context))).pipe(
    catchError((cause: unknown) =>
      throwError(() => new Failure('request-failed', 'The wallet directory could not be loaded', { cause })),
    ),
  );
}
