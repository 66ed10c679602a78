/** The service behind a handle, loaded on first use. */
import { catchError, defer, type Observable, throwError } from 'rxjs';
import type { Handle, HandleContext } from '../application/ports/handle.js';
import type { LoadedServices, ServiceHandles } from '../application/ports/services.js';
import { Failure } from '../domain/failure/failure.js';
import { loadOnce } from './load-once.js';

/** Fails with `request-failed`. */
export function serviceOfHandle<Service>(
  name: string,
  handle: Handle<Service>,
  context: HandleContext,
): Observable<Service> {
  return defer(loadOnce(() => handle.load(context))).pipe(
    catchError((cause: unknown) =>
      throwError(() => new Failure('request-failed', `The service "${name}" could not be loaded`, { cause })),
    ),
  );
}

/** Of all that are there. */
export function servicesOfHandles(handles: ServiceHandles, context: HandleContext): LoadedServices {
  const given = Object.entries(handles).flatMap(([name, handle]) =>
    handle ? [[name, serviceOfHandle<unknown>(name, handle, context)]] : [],
  );
  return Object.fromEntries(given) as LoadedServices;
}
