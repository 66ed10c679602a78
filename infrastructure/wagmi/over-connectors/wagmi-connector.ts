/** The connectors of a wagmi config, as one connector of the modal. wagmi keeps the session: the modal does not restore its own. */
import type { Config, Connector as WagmiConnector } from '@wagmi/core';
import {
  catchError,
  defer,
  from,
  map,
  merge,
  mergeMap,
  Observable,
  of,
  type SchedulerLike,
  takeWhile,
  tap,
  throwError,
  timer,
} from 'rxjs';
import type { Connector, ConnectStep } from '../../../application/ports/connector.js';
import { Failure } from '../../../domain/failure/failure.js';
import { failureFromRpc } from '../../../domain/json-rpc/rpc-error.js';
import type { Eip1193Context } from '../../connectors/eip1193/eip1193-context.js';
import { within } from '../../within.js';
import { keepDriven } from '../driven-configs.js';
import type { WagmiActions } from '../wagmi-actions.js';
import { disconnectInTurn } from './disconnect-in-turn.js';
import { wagmiLink } from './wagmi-link.js';
import { wagmiWallet } from './wagmi-wallet.js';
import { WAGMI_ID, walletIdOf } from './wallet-id.js';
import { whenSettled } from './when-settled.js';

export interface WagmiConnectorOptions extends Eip1193Context {
  readonly config: Config;
  readonly actions: WagmiActions;
}

/** The time limit of the wallet's prompt. */
const PROMPT_LIMIT = 300_000;
/** How long wagmi may take to reconnect. */
const RESTORE_LIMIT = 5000;

export function wagmiConnector({ config, actions, scheduler, log }: WagmiConnectorOptions): Connector {
  const { givenUp, leaving } = keepDriven(config);
  /** The modal's own attempts that wagmi has not answered yet. */
  let asking = 0;
  const find = (walletId: string) => config.connectors.find((each) => walletIdOf(each) === walletId);
  const linkTo = (connector: WagmiConnector) => from(wagmiLink(config, connector, actions, { log, scheduler }));

  const leave = (connector: WagmiConnector) => {
    leaving.add(connector.uid);
    disconnectInTurn(config, connector, actions, scheduler)
      .catch((error: unknown) => log('info', `wagmi did not let go of ${connector.name}`, error))
      .finally(() => leaving.delete(connector.uid));
  };

  /** Connects in wagmi at once, while the user gesture is still active. Emits pairing URIs meanwhile. */
  const open = (connector: WagmiConnector) =>
    new Observable<{ readonly uri: string } | undefined>((subscriber) => {
      const { uid, emitter } = connector;
      const attempt = { uid };
      let answered = false;
      const onMessage = ({ type, data }: { readonly type: string; readonly data?: unknown }) => {
        if (type === 'display_uri' && typeof data === 'string') subscriber.next({ uri: data });
      };
      emitter.on('message', onMessage);
      const end = () => {
        answered = true;
        emitter.off('message', onMessage);
        asking--;
      };
      asking++;
      actions.connect(config, { connector }).then(
        () => {
          end();
          // The visitor has approved an attempt in the wallet that they had cancelled in the modal.
          if (givenUp.delete(attempt)) leave(connector);
          else subscriber.next(undefined);
        },
        (error: unknown) => {
          end();
          givenUp.delete(attempt);
          subscriber.error(error);
        },
      );
      return () => {
        if (!answered) givenUp.add(attempt);
      };
    });

  const connected = (connector: WagmiConnector): Observable<ConnectStep> => {
    const before = config.state.current;
    const isThere = before === connector.uid;
    return merge(isThere ? of(undefined) : open(connector), timedOut(PROMPT_LIMIT, scheduler)).pipe(
      mergeMap((pairing): Observable<ConnectStep> => {
        if (pairing) return of({ type: 'pairing', uri: pairing.uri, createdAt: scheduler.now() });
        return linkTo(connector).pipe(
          map((made): ConnectStep => ({ type: 'connected', links: [made] })),
          // wagmi also accepts a connection without an account.
          catchError((error: unknown) => {
            if (!isThere) leave(connector);
            return throwError(() => error);
          }),
        );
      }),
      takeWhile(({ type }) => type !== 'connected', true),
      // Not on completion: the caller may unsubscribe before that.
      tap(({ type }) => {
        if (type === 'connected' && !isThere) replace(before);
      }),
      catchError((error: unknown) => throwError(() => failureFromRpc(error, 'wallet-misbehaved'))),
    );
  };

  /** wagmi can have several connections: an earlier one would be restored when this one is disconnected, and on the next page. */
  const replace = (uid: string | null) => {
    const earlier = uid === null ? undefined : config.state.connections.get(uid);
    if (earlier) leave(earlier.connector);
  };

  return {
    id: WAGMI_ID,
    namespaces: ['eip155'],
    wallets$: new Observable((subscriber) => {
      const list = () => subscriber.next(config.connectors.map(wagmiWallet));
      list();
      return actions.watchConnectors(config, { onChange: list });
    }),
    connect: (walletId) =>
      defer(() => {
        const connector = find(walletId);
        if (!connector) return throwError(() => new Failure('wallet-not-found', `wagmi has no connector ${walletId}`));
        return connected(connector);
      }),
    restore: (walletId) =>
      defer(() => {
        const settled$ = asking > 0 ? of(undefined) : whenSettled(config);
        return within(settled$, RESTORE_LIMIT, scheduler, () => of(undefined)).pipe(
          mergeMap(() => {
            const connector = find(walletId);
            return connector && config.state.connections.has(connector.uid) ? linkTo(connector) : of(undefined);
          }),
          catchError((error: unknown) => {
            log('info', `The wallet that wagmi reconnected was not connected in the modal: ${walletId}`, error);
            return of(undefined);
          }),
        );
      }),
  };
}

function timedOut(limit: number, scheduler: SchedulerLike): Observable<never> {
  return timer(limit, scheduler).pipe(
    map(() => {
      throw new Failure('timed-out', 'The wallet did not answer in time');
    }),
  );
}
