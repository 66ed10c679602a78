/** The connector of wallets on other devices: pairs, stores the session, and restores it. */
import { BehaviorSubject, defer, map, NEVER, Observable, of, throwError } from 'rxjs';
import type { ChosenNetworks, Connector, ConnectStep } from '../../../application/ports/connector.js';
import type { HandleContext } from '../../../application/ports/handle.js';
import { Failure } from '../../../domain/failure/failure.js';
import type { Namespace, NetworkId } from '../../../domain/network/caip.js';
import { isNetworkId } from '../../../domain/network/is-network-id.js';
import type { Wallet } from '../../../domain/wallet/wallet.js';
import { loaded } from '../../loaded.js';
import { type Dialects, hasDialect, loadDialects } from './dialects/dialects.js';
import { endingInTime } from './ending-in-time.js';
import { walletConnectFailure } from './errors.js';
import type { PairingOptions } from './options.js';
import type { OpenProtocolClient, ProtocolClient } from './protocol-client.js';
import type { ProtocolSession } from './protocol-session.js';
import type { Refusal } from './relay/refusal.js';
import { proposalOf } from './session/proposal.js';
import { readNamespaces } from './session/read-session.js';
import {
  forgetSession,
  isGone,
  isToEnd,
  markToEnd,
  newSlot,
  readSessions,
  rememberSession,
  type StoredSession,
  slotKey,
  storedSessions,
  watchSession,
} from './session/session-index.js';
import { type SessionLinks, sessionLinks } from './session/session-links.js';
import { sessionStore } from './session/session-store.js';

/** In milliseconds. Less than the five minutes after which the SDK rejects a promise that no one handles. */
const PROPOSAL_LIFE = 290_000;

export interface WalletConnectConnectorOptions extends PairingOptions {
  readonly id: string;
  readonly relayUrl: string;
  readonly namespaces: readonly [Namespace, ...Namespace[]];
  readonly wallets: readonly Wallet[];
  readonly context: HandleContext;
  /** The protocol client. */
  readonly openClient: OpenProtocolClient;
}

export function walletConnectConnector(options: WalletConnectConnectorOptions): Connector {
  const { id, namespaces, wallets, context, limits } = options;
  const { storage, scheduler, networks, device, destroyed$ = NEVER } = context;
  const LIMITS = {
    ...{ offer: 20_000, approval: 300_000, delivery: 20_000, request: 600_000, disconnect: 2_000 },
    ...limits,
  };
  const log = device.log.bind(device);
  /** For pairing; becomes the session's own once there is one. */
  let fresh: Promise<ProtocolClient> | undefined;
  /** The session of this page. */
  let current: SessionLinks | undefined;
  let restoring: Promise<SessionLinks | undefined> | undefined;
  const clients = new Set<ProtocolClient>();
  /** Clients with a session: pairings get a separate one. */
  const taken = new WeakSet<ProtocolClient>();
  let destroyed = false;
  destroyed$.subscribe(() => {
    destroyed = true;
    for (const client of clients) client.close();
  });

  /** Each alert once: developers do not need to see it repeatedly. */
  const logged = new Set<string>();
  const onRefused = ({ failure, alert }: Refusal) => {
    if (logged.has(failure.message)) return;
    logged.add(failure.message);
    if (alert && context.emit) context.emit({ type: 'alert.due', key: alert });
    else log('error', failure.message);
  };

  const away$ = new BehaviorSubject(false);
  const onAway = (away: boolean) => away$.next(away);

  const open = async (slot: string): Promise<ProtocolClient> => {
    const { projectId = context.projectId, relayUrl, openClient } = options;
    const blank = { name: '', description: '', url: device.origin, icons: [] };
    const metadata = { ...blank, ...(options.metadata ?? context.metadata) };
    const store = sessionStore(storage, slotKey(slot));
    const { delivery } = LIMITS;
    const client = await openClient({ projectId, relayUrl, metadata, store, slot, delivery, onRefused, onAway });
    if (destroyed) client.close();
    for (const each of clients) if (each.closed) clients.delete(each);
    clients.add(client);
    return client;
  };

  /** One client for all pairings until one of them becomes a session. */
  const pairingClient = async (): Promise<ProtocolClient> => {
    if (destroyed) throw new Failure('cancelled', 'The modal was destroyed');
    fresh ??= open(newSlot());
    const opening = fresh;
    try {
      const client = await opening;
      if (!client.closed && !taken.has(client)) return client;
    } catch (error) {
      if (fresh === opening) fresh = undefined;
      throw error;
    }
    if (fresh === opening) fresh = undefined;
    return pairingClient();
  };

  /** The dapp has a network there, or requests one. */
  const isOfUse = (namespace: Namespace) =>
    namespaces.includes(namespace) &&
    (networks.some(({ chainNamespace }) => chainNamespace === namespace) ||
      options.proposal?.[namespace] !== undefined);
  const dialectsOfUse = () => loadDialects(namespaces.filter(isOfUse));

  let warned = false;
  /** Once: developers have to add a network, or a list of chains. */
  const warnOfDropped = (asked: object) => {
    const dropped = warned ? [] : Object.keys(options.proposal ?? {}).filter((each) => !(each in asked));
    warned = true;
    for (const each of dropped)
      log('warn', `walletConnect: \`proposal.${each}\` is ignored: no network is configured there`);
  };

  const begin = (
    client: ProtocolClient,
    session: ProtocolSession,
    wish: readonly NetworkId[],
    dialects: Dialects,
  ): SessionLinks => {
    const understood = (name: Namespace) => namespaces.includes(name) && (!hasDialect(name) || dialects.has(name));
    const approved = new Map([...readNamespaces(session.namespaces, dialects)].filter(([name]) => understood(name)));
    if (approved.size === 0) {
      endSession(client, session.topic);
      throw new Failure('no-accounts', 'The wallet shared no account');
    }
    const stored: StoredSession = { slot: client.slot, topic: session.topic };
    const hasOther = () => storedSessions(storage).some(({ slot }) => slot !== client.slot);
    const links: SessionLinks = sessionLinks({
      ...{ client, session, approved, dialects, wish, wallets, scheduler, log, limits: LIMITS },
      wants: (namespace) =>
        namespaces.includes(namespace) && networks.some(({ chainNamespace }) => chainNamespace === namespace),
      nodeOf: (networkId) =>
        options.rpcMap?.[networkId] ??
        networks.find(({ caipNetworkId }) => caipNetworkId === networkId)?.rpcUrls.default.http[0],
      hasOther,
      onEnd(how) {
        unwatch?.();
        if (current === links) current = undefined;
        client.store.rest();
        if (how === 'left') markToEnd(storage, stored.topic);
        if (how === 'over') forgetSession(storage, stored);
      },
    });
    // A tab that reconnects ends the session it shared: this tab continues with the new one.
    const unwatch = watchSession(storage, stored, () => {
      if (hasOther()) links.replace();
    });
    destroyed$.subscribe(() => unwatch?.());
    client.store.keep();
    rememberSession(storage, stored);
    taken.add(client);
    current = links;
    return links;
  };

  /** For dapps with sign-in and EVM networks only, wallets connect and sign in one step. Never fails. */
  const atOnce = async () => {
    if (!context.signIn || namespaces.filter(isOfUse).join() !== 'eip155') return undefined;
    try {
      return await (await import('./sign-in/sign-in-at-once.js')).prepareAtOnce(context.signIn, context);
    } catch (error) {
      log('info', 'Wallets are prompted to connect first, and then to sign', error);
      return undefined;
    }
  };

  /** Ends an abandoned session. */
  const endSession = (client: ProtocolClient, topic: string): void => {
    const release = client.hold();
    client.disconnect(topic).then(release, release);
  };

  const pair = (wish: readonly NetworkId[]): Observable<ConnectStep> =>
    new Observable((subscriber) => {
      let settled = false;
      let unanswered: ProtocolClient | undefined;
      // Nothing was proposed, so no wallet can approve any more: stop retrying an unreachable relay.
      subscriber.add(() => unanswered?.close());
      const attempt = async (): Promise<void> => {
        const [client, dialects, ready] = await Promise.all([pairingClient(), dialectsOfUse(), atOnce()]);
        const release = client.hold();
        try {
          if (subscriber.closed) return;
          unanswered = client;
          const createdAt = scheduler.now();
          const optionalNamespaces = proposalOf(namespaces, networks, dialects, options.proposal);
          warnOfDropped(optionalNamespaces);
          const offer = await client.propose(optionalNamespaces);
          const { uri } = offer;
          unanswered = undefined;
          const wanted = () => !settled && !subscriber.closed;
          const proposal = optionalNamespaces;
          const asked = await ready?.ask({ client, uri, proposal, wish, wanted });
          if (wanted()) subscriber.next({ type: 'pairing', uri: asked?.uri ?? uri, createdAt });
          const agreed = offer.approval().then((opened) => ({ opened, signedIn: false }));
          const overdue = scheduler.schedule(() => offer.expire(), PROPOSAL_LIFE);
          const answer = Promise.race(asked ? [agreed, asked.session] : [agreed]);
          const { opened: session, signedIn } = await answer.finally(() => overdue.unsubscribe());
          // Too late: the attempt was cancelled. The wallet is notified, so that it does not keep the session.
          if (settled || subscriber.closed) return endSession(client, session.topic);
          settled = true;
          const before = current;
          const [first, ...others] = begin(client, session, wish, dialects).links;
          if (first) subscriber.next({ type: 'connected', links: [first, ...others] });
          // One session at a time in a page: the previous wallet is notified. Not before the visitor is connected with the next one.
          before?.end().subscribe();
          if (signedIn) context.emit?.({ type: 'sign-in.succeeded' });
          subscriber.complete();
        } finally {
          release();
        }
      };
      attempt().catch((error: unknown) => {
        if (!subscriber.closed) subscriber.error(walletConnectFailure(error));
      });
    });

  const wishOf = (chosen: ChosenNetworks = {}): readonly NetworkId[] => [
    ...Object.values(chosen).filter(isNetworkId),
    ...networks.map(({ caipNetworkId }) => caipNetworkId),
  ];

  const takeUp = async (wish: readonly NetworkId[]): Promise<SessionLinks | undefined> => {
    const all = storedSessions(storage);
    const dialects = all.length > 0 ? await dialectsOfUse() : new Map();
    let lost: unknown;
    for (const stored of all) {
      const { slot, topic } = stored;
      const client = await open(slot).catch((error: unknown) => {
        lost ??= error;
      });
      // A pairing was faster: the visitor continues with its session.
      if (current) {
        client?.close();
        return current;
      }
      // It stays stored for the next visit.
      if (!client) continue;
      const release = client.hold();
      try {
        const session = client.sessionOf(topic);
        // The visitor, or another tab, may have ended it meanwhile.
        if (session && !isGone(storage, stored)) return begin(client, session, wish, dialects);
        if (!isToEnd(storage, topic)) forgetSession(storage, stored);
      } catch (error) {
        log('info', 'A session was not restored', error);
        forgetSession(storage, stored);
      } finally {
        release();
      }
    }
    if (lost) throw lost;
    return undefined;
  };

  const isOurs = (walletId: string) => wallets.some((wallet) => wallet.id === walletId);

  return {
    id,
    namespaces,
    wallets$: new Observable((subscriber) => subscriber.next(wallets)),
    away$,
    connect(walletId, chosen) {
      if (!isOurs(walletId))
        return throwError(() => new Failure('wallet-not-found', `${id} does not reach ${walletId}`));
      return endingInTime(pair(wishOf(chosen)), LIMITS, context);
    },
    restore: (walletId, namespace, chosen) =>
      !isOurs(walletId)
        ? of(undefined)
        : defer(() => {
            if (current) return of(current);
            restoring ??= takeUp(wishOf(chosen)).finally(() => {
              restoring = undefined;
            });
            const taking = restoring;
            return loaded(`sessions of "${id}"`, () => taking);
          }).pipe(map((found) => found?.links.find(({ wallet }) => wallet.namespace === namespace))),
    endLeft: () =>
      void import('./session/end-left.js').then(
        (part) => part.endLeft({ storage, open, clients, restoring, index: { forgetSession, readSessions } }),
        () => undefined,
      ),
  };
}
