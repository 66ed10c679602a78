/** The connector behind a handle: loaded with the core when only its code knows its wallets, else when one is chosen. */
import { catchError, defer, EMPTY, mergeMap, type Observable, of, throwError } from 'rxjs';
import type { Connector } from '../application/ports/connector.js';
import type { ConnectorHandle, HandleContext } from '../application/ports/handle.js';
import { Failure } from '../domain/failure/failure.js';
import { loadOnce } from './load-once.js';

export function connectorOfHandle(
  handle: ConnectorHandle,
  context: HandleContext,
  load: () => Promise<Connector> = loadOnce(() => handle.load(context)),
): Connector {
  const { id, namespaces, wallets } = handle;
  const loaded = <T>(use: (connector: Connector) => Observable<T>): Observable<T> =>
    defer(load).pipe(
      catchError((cause: unknown) =>
        throwError(() => new Failure('request-failed', `The connector "${id}" could not be loaded`, { cause })),
      ),
      mergeMap(use),
    );
  return {
    id,
    namespaces,
    wallets$: wallets
      ? of(wallets)
      : loaded((connector) => connector.wallets$).pipe(
          catchError((error: unknown) => {
            context.device.log('warn', `The connector "${id}" lists no wallets`, error);
            return of([]);
          }),
        ),
    away$: loaded(({ away$ = EMPTY }) => away$).pipe(catchError(() => EMPTY)),
    connect: (...asked) => loaded((connector) => connector.connect(...asked)),
    // A wallet that is not listed here is not worth loading code for.
    restore: (walletId, namespace, chosen) =>
      wallets && !wallets.some((wallet) => wallet.id === walletId && wallet.namespace === namespace)
        ? of(undefined)
        : loaded((connector) => connector.restore(walletId, namespace, chosen)),
    prepare: () =>
      wallets
        ? undefined
        : load().then(
            (connector) => connector.prepare?.(),
            () => undefined,
          ),
  };
}
