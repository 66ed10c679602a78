/** The connector behind a handle: loaded with the core when only its code knows its wallets, else when one is chosen. */
import { catchError, EMPTY, mergeMap, type Observable, of } from 'rxjs';
import type { Connector } from '../application/ports/connector.js';
import type { ConnectorHandle, HandleContext } from '../application/ports/handle.js';
import { loadOnce } from './load-once.js';
import { loaded } from './loaded.js';

export function connectorOfHandle(
  handle: ConnectorHandle,
  context: HandleContext,
  load: () => Promise<Connector> = loadOnce(() => handle.load(context)),
): Connector {
  const { id, namespaces, wallets, relayUrl } = handle;
  const connector$ = loaded(`connector "${id}"`, load);
  const withConnector = <T>(use: (connector: Connector) => Observable<T>): Observable<T> =>
    connector$.pipe(mergeMap(use));
  return {
    id,
    namespaces,
    wallets$: wallets
      ? of(wallets)
      : withConnector((connector) => connector.wallets$).pipe(
          catchError((error: unknown) => {
            context.device.log('warn', `The connector "${id}" lists no wallets`, error);
            return of([]);
          }),
        ),
    away$: withConnector(({ away$ = EMPTY }) => away$).pipe(catchError(() => EMPTY)),
    connect: (...asked) => withConnector((connector) => connector.connect(...asked)),
    // No code is loaded for a wallet that is not listed here.
    restore: (walletId, namespace, chosen) =>
      wallets && !wallets.some((wallet) => wallet.id === walletId && wallet.namespace === namespace)
        ? of(undefined)
        : withConnector((connector) => connector.restore(walletId, namespace, chosen)),
    prepare: () =>
      wallets
        ? undefined
        : load().then(
            (connector) => connector.prepare?.(),
            () => undefined,
          ),
    ...(relayUrl && {
      endLeft: () =>
        void load().then(
          (connector) => connector.endLeft?.(),
          () => undefined,
        ),
    }),
  };
}
