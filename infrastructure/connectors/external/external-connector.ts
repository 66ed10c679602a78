/** The connector of a wallet with an EIP-1193 provider from the host. */
import { catchError, defer, from, map, mergeMap, Observable, of, throwError } from 'rxjs';
import type { Connector } from '../../../application/ports/connector.js';
import { Failure } from '../../../domain/failure/failure.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import type { Wallet } from '../../../domain/wallet/wallet.js';
import { within } from '../../within.js';
import { connectProvider, restoreProvider } from '../eip1193/connect-provider.js';
import type { Eip1193Context } from '../eip1193/eip1193-context.js';
import { type Eip1193Provider, isProvider } from '../eip1193/provider.js';

export interface ExternalConnectorOptions extends Eip1193Context {
  readonly wallet: Wallet;
  readonly load: () => Eip1193Provider | Promise<Eip1193Provider>;
}

/** The time limit for loading the host's provider. */
const LOAD_LIMIT = 30_000;

export function externalConnector({ wallet, load, ...context }: ExternalConnectorOptions): Connector {
  let loaded: Eip1193Provider | undefined;
  let loading: Promise<Eip1193Provider> | undefined;

  const checked = (provider: unknown): Eip1193Provider => {
    if (!isProvider(provider, context.log))
      throw new Failure('wallet-misbehaved', `${wallet.name} did not load as an EIP-1193 provider`);
    loaded = provider;
    return provider;
  };

  /** One load at a time, even after it is cancelled; a failed one is retried. */
  const start = (): Eip1193Provider | Promise<Eip1193Provider> => {
    if (loading !== undefined) return loading;
    const made: unknown = load();
    if (isProvider(made, context.log)) return checked(made);
    loading = Promise.resolve(made).then(checked);
    const forget = () => {
      loading = undefined;
    };
    loading.then(forget, forget);
    return loading;
  };

  /** In the same tick if already loaded, so that the user gesture still counts. */
  const loaded$ = defer(() => {
    const provider = loaded ?? start();
    return isProvider(provider) ? of(provider) : from(provider);
  });
  const provider$ = within(loaded$, LOAD_LIMIT, context.scheduler, () =>
    throwError(() => new Failure('timed-out')),
  ).pipe(catchError((error: unknown) => throwError(() => toFailure(error, 'wallet-not-found'))));

  const reach = (walletId: string): Observable<Eip1193Provider> =>
    walletId === wallet.id
      ? provider$
      : throwError(() => new Failure('wallet-not-found', `${wallet.connectorId} does not reach a wallet ${walletId}`));

  return {
    id: wallet.connectorId,
    namespaces: [wallet.namespace],
    wallets$: new Observable((subscriber) => subscriber.next([wallet])),
    connect: (walletId) =>
      reach(walletId).pipe(
        mergeMap((provider) => connectProvider(wallet, provider, context)),
        map((link) => ({ type: 'connected', links: [link] })),
      ),
    restore: (walletId) =>
      reach(walletId).pipe(
        mergeMap((provider) => restoreProvider(wallet, provider, context)),
        catchError((error: unknown) => {
          context.log('info', `${wallet.name} was not loaded`, error);
          return of(undefined);
        }),
      ),
  };
}
