/** The links of one session, one for each namespace. */
import {
  catchError,
  defer,
  EMPTY,
  firstValueFrom,
  from,
  ignoreElements,
  merge,
  mergeMap,
  type Observable,
  of,
  Subject,
  throwError,
} from 'rxjs';
import type { Link } from '../../../../application/ports/link.js';
import { Failure } from '../../../../domain/failure/failure.js';
import type { Namespace, NetworkId } from '../../../../domain/network/caip.js';
import type { Wallet } from '../../../../domain/wallet/wallet.js';
import { within } from '../../../within.js';
import type { Eip1193Context } from '../../eip1193/eip1193-context.js';
import { guardedProvider } from '../../eip1193/guarded-provider.js';
import type { Eip1193Provider, Eip1193Request } from '../../eip1193/provider.js';
import type { Dialects } from '../dialects/dialects.js';
import { walletConnectFailure } from '../errors.js';
import type { WalletConnectLimits } from '../options.js';
import type { ProtocolClient, SessionEvent } from '../protocol-client.js';
import { type LiveNamespace, liveSession } from './live-session.js';
import { openQuestions } from './open-questions.js';
import { type ApprovedNamespaces, readPeer } from './read-session.js';
import { sessionProvider } from './session-provider.js';

export interface SessionLinksParts extends Eip1193Context {
  readonly client: ProtocolClient;
  readonly session: { readonly topic: string; readonly peer: unknown };
  /** Not empty. */
  readonly approved: ApprovedNamespaces;
  /** Of all namespaces that the dapp can use. */
  readonly dialects: Dialects;
  readonly wish: readonly NetworkId[];
  /** Whether the dapp can use a namespace that the wallet adds later. */
  readonly wants: (namespace: Namespace) => boolean;
  /** How each namespace is listed. */
  readonly wallets: readonly Wallet[];
  readonly limits: WalletConnectLimits;
  readonly nodeOf: (networkId: NetworkId) => string | undefined;
  /** Whether another tab has a separate session that this one can continue with. */
  readonly hasOther: () => boolean;
  /** The session has ended. After `left`, `over` follows once the relay has the wallet's notification. */
  readonly onEnd: (how: SessionEnd) => void;
}

/** `left`: the visitor has ended it, and the wallet is not notified yet. `elsewhere`: in another tab, which notifies the wallet. */
export type SessionEnd = 'over' | 'left' | 'elsewhere';

export interface SessionLinks {
  /** Of the current namespaces. */
  readonly links: readonly Link[];
  /** Another tab has replaced the session, and notified the wallet. */
  replace(): void;
  /** Ends it on both sides. Completes when the wallet has been notified, or is being notified in the background. */
  end(): Observable<never>;
}

/** The protocol's limit per request, in milliseconds. */
const WEEK = 604_800_000;

export function sessionLinks(parts: SessionLinksParts): SessionLinks {
  const { client, approved, dialects, wish, wants, wallets, scheduler, log, limits, nodeOf, hasOther, onEnd } = parts;
  const { topic, peer } = parts.session;
  const questions = openQuestions();
  const over = new Subject<void>();
  let ended = false;
  const release = client.hold();

  /** By the wallet, by the visitor, or because it has expired: once. */
  const finish = (how: 'lost' | 'replaced' = 'lost', by: SessionEnd = 'over'): boolean => {
    if (ended) return false;
    ended = true;
    listening.unsubscribe();
    over.next();
    onEnd(by);
    live.end(how);
    return true;
  };
  const hear = (news: SessionEvent): void => {
    switch (news.type) {
      case 'updated':
        live.update(news.namespaces);
        // Nothing is left that the dapp can use. The client acknowledges the update first.
        if (live.links.length === 0) queueMicrotask(() => end().subscribe());
        break;
      case 'event':
        live.hear(news.event, news.chainId);
        break;
      case 'ended':
        if (finish(hasOther() ? 'replaced' : 'lost')) release();
    }
  };
  const listening = client.sessionEvents$.subscribe((news) => {
    if (news.topic !== topic) return;
    try {
      hear(news);
    } catch (error) {
      log('warn', 'An event of the wallet was ignored', error);
    }
  });

  const gone = () => new Failure('wallet-disconnected', 'The session has ended');
  /** Until the answer, the end of the session, or the limit. */
  const answerTo = <T>(asked: Promise<T>, limit: number): Observable<T> => {
    const late = () => throwError(() => new Failure('timed-out', 'The wallet did not answer in time'));
    const left = over.pipe(mergeMap(() => throwError(gone)));
    return within(merge(from(asked), left), limit, scheduler, late);
  };
  const askWallet = (networkId: NetworkId, { method, params }: Eip1193Request): Promise<unknown> => {
    if (ended) return Promise.reject(gone());
    const limit = Math.min(limits.request, WEEK);
    const seconds = Math.max(300, Math.ceil(limit / 1000));
    const request = { method, params: params ?? [] };
    const asked = client.request({ topic, chainId: networkId, request, expiry: seconds });
    return questions.ask(() => firstValueFrom(answerTo(asked, limit)));
  };
  const ping = (): Observable<never> =>
    defer(() => (ended ? throwError(gone) : answerTo(client.ping(topic), limits.delivery))).pipe(
      catchError((error: unknown) => throwError(() => walletConnectFailure(error))),
      ignoreElements(),
    );

  const end = (): Observable<never> => {
    if (!finish('lost', 'left')) return EMPTY;
    // Continues after unsubscribing, and while the relay is briefly away.
    const told = client.disconnect(topic).then(() => onEnd('over'));
    const disconnected = told.then(release, release);
    return within(from(disconnected), limits.disconnect, scheduler, () => of(undefined)).pipe(ignoreElements());
  };

  const linkOf = (part: LiveNamespace): Link => {
    const provider = sessionProvider({ part, dialect: dialects.get(part.namespace), askWallet, nodeOf });
    let guarded: Eip1193Provider | undefined;
    const { name, icon } = readPeer(peer);
    const listed = wallets.find(({ namespace }) => namespace === part.namespace) ?? wallets[0];
    return {
      wallet: {
        ...{ id: 'walletConnect', type: 'WALLET_CONNECT', name: 'WalletConnect', connectorId: 'walletConnect' },
        ...listed,
        namespace: part.namespace,
        ...(name && { name }),
        ...(icon && { icon }),
      },
      accounts: part.accounts,
      networkId: part.networkId,
      session: topic,
      changes$: part.changes$,
      asking$: questions.asking$,
      provider,
      guard: (network, ended$) => {
        guarded ??= guardedProvider(provider, network, ended$);
        return guarded;
      },
      // EVM wallets know their networks; elsewhere each request names one.
      ...(part.namespace !== 'eip155' && { moveTo: (networkId: NetworkId) => moveTo(part, networkId) }),
      ping,
      disconnect: end,
    };
  };
  const moveTo = (part: LiveNamespace, networkId: NetworkId): Observable<never> =>
    defer(() => {
      if (!part.covers(networkId))
        return throwError(() => new Failure('network-not-supported', 'Chain is not supported'));
      part.moveTo(networkId);
      return EMPTY;
    });
  const live = liveSession({ approved, dialects, wish, wants, linkOf });
  return {
    get links() {
      return live.links;
    },
    replace() {
      if (finish('replaced', 'elsewhere')) release();
    },
    end,
  };
}
