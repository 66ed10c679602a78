/** Porthole's own client of the WalletConnect protocol, for one session, or for the pairings before it. */
import { Subject } from 'rxjs';
import { Failure } from '../../../domain/failure/failure.js';
import type { ProtocolClient, ProtocolClientOptions, SessionEvent } from '../walletconnect/protocol-client.js';
import type { Refusal } from '../walletconnect/relay/refusal.js';
import { watchPolicy } from '../walletconnect/relay/watch-policy.js';
import { choosePrimitives } from './crypto/choose-primitives.js';
import type { Primitives } from './crypto/primitives.js';
import type { AuthKeys } from './engine/authenticate.js';
import { type ClientContext, ENDED, nowInSeconds } from './engine/client-context.js';
import { createMessenger, randomKey } from './engine/messenger.js';
import { pendingRequests } from './engine/pending-requests.js';
import { createProposals } from './engine/proposals.js';
import { sessionTimes } from './engine/session-times.js';
import { createWalletRequests } from './engine/wallet-requests.js';
import { messageIds } from './protocol/message-ids.js';
import { PUBLISH_OPTIONS } from './protocol/publish-options.js';
import { relayAddress } from './relay/relay-address.js';
import { createRelayer, TIMEOUT } from './relay/relayer.js';
import { readEntry, SEED } from './session/session-entry.js';
import { newRecord } from './session/session-record.js';

export interface LightClientOptions extends ProtocolClientOptions {
  /** Default: the browser's own, and a library for those that it lacks. */
  readonly primitives?: Primitives;
}

/** Seconds to wait for a wallet's answer to a ping. */
const PONG = 30;

export async function openLightClient(options: LightClientOptions): Promise<ProtocolClient> {
  const { relayUrl, metadata, store, slot, delivery, onRefused, onAway } = options;
  const primitives = options.primitives ?? (await choosePrimitives());
  const entry = readEntry(store, slot, nowInSeconds());
  const { keys, sessions } = entry;
  const seed = keys.get(SEED) ?? randomKey();
  keys.set(SEED, seed);
  const signer = await primitives.signer(seed);
  const sessionEvents$ = new Subject<SessionEvent>();
  const pending = pendingRequests();
  let creatingAuthKeys: Promise<AuthKeys> | undefined;
  let authKeys: AuthKeys | undefined;
  let closed = false;
  let holders = 0;

  const relayer = createRelayer({
    address: () => relayAddress(signer, relayUrl, options.projectId),
    onMessage: (topic, message) => messenger.receive(topic, message),
    onAway,
    onRefused: (refusal) => refused(refusal),
  });
  const messenger = createMessenger({
    ...{ primitives, relayer: () => relayer, keyOf: (topic) => keys.get(topic) },
    ownKeyOf: (topic) => (authKeys?.responseTopic === topic ? authKeys.privateKey : undefined),
    seen: [...sessions.values()].flatMap(({ topic, heard }) => heard.map((end) => topic + end)),
    async onMessage(topic, message, end) {
      if (closed) return;
      if (message.type === 'request') {
        if (message.method === 'wc_sessionSettle') proposals.settle(topic, message.id, message.params);
        else answerWallet({ ...message, topic, end });
      } else if (!(await proposals.answer(topic, message))) pending.answer(topic, message);
    },
  });
  const forget = (topic: string) => {
    if (!sessions.delete(topic)) return;
    pending.end(ENDED, topic);
    keys.delete(topic);
    entry.save();
    relayer.leave(topic);
    times.watch();
  };
  const refresh = () => {
    for (const { topic, namespaces } of entry.refresh(nowInSeconds()))
      sessionEvents$.next({ type: 'updated', topic, namespaces });
  };
  const times = sessionTimes(sessions, (topic) => {
    refresh();
    // The wallet extended it while this page could not be reached.
    if (Number(sessions.get(topic)?.expiry) > nowInSeconds()) return;
    forget(topic);
    sessionEvents$.next({ type: 'ended', topic });
  });
  const context: ClientContext = {
    ...{
      primitives,
      entry,
      relayer,
      messenger,
      pending,
      sessionEvents$,
      metadata,
      nextId: messageIds(),
      forget,
      refresh,
      watchTime: times.watch,
    },
    settle(terms) {
      sessions.set(terms.topic, newRecord(terms));
      entry.save();
      times.watch();
    },
  };
  const proposals = createProposals(context);
  const answerWallet = createWalletRequests(context);

  /** Sends a request to the wallet; its answer. */
  const ask = (topic: string, method: 'wc_sessionRequest' | 'wc_sessionPing', params: object, seconds: number) => {
    if (closed || !sessions.has(topic))
      return Promise.reject(new Failure('wallet-disconnected', 'The session has ended'));
    const id = context.nextId();
    const answer = pending.add(topic, id, seconds);
    messenger
      .send(topic, { id, method, params }, { ...PUBLISH_OPTIONS[method], ttl: seconds }, delivery, () =>
        pending.has(id),
      )
      .catch((error) => pending.fail(id, error));
    return answer;
  };

  /** After sleep or a network change, the connection may be dead and the session expired. */
  const onWake = ({ type }: Event) => {
    if (type !== 'online' && document.visibilityState !== 'visible') return;
    refresh();
    times.watch();
    relayer.probe();
  };
  const listen = (how: 'addEventListener' | 'removeEventListener') => {
    if (typeof window === 'undefined') return;
    document[how]('visibilitychange', onWake);
    window[how]('online', onWake);
  };
  /** No answer can arrive any more. */
  const refused = (refusal: Refusal) => {
    pending.end(refusal.failure);
    proposals.end(refusal.failure);
    onRefused(refusal);
  };
  // The violation may be another script's: only a connection that does not open is blocked.
  const unwatchPolicy = watchPolicy(relayUrl, (refusal) =>
    relayer.unlessOpens(() => {
      relayer.refuse(refusal.failure);
      refused(refusal);
    }),
  );
  const close = () => {
    if (closed) return;
    closed = true;
    store.rest();
    unwatchPolicy();
    listen('removeEventListener');
    times.stop();
    proposals.end();
    pending.end({ ...ENDED, message: 'The modal was destroyed' });
    relayer.stop();
    sessionEvents$.complete();
  };
  listen('addEventListener');
  // Another tab may have written it since this one began to load.
  entry.refresh(nowInSeconds());
  entry.save();
  for (const topic of sessions.keys()) relayer.listenTo(topic);
  times.watch();

  return {
    ...{ store, slot, sessionEvents$, close },
    propose: proposals.propose,
    sessionOf: (topic) => sessions.get(topic),
    request({ topic, chainId, request: { method, params }, expiry }) {
      const request = { method, params: params ?? [], expiryTimestamp: nowInSeconds() + expiry };
      return ask(topic, 'wc_sessionRequest', { request, chainId }, expiry);
    },
    async ping(topic) {
      await ask(topic, 'wc_sessionPing', {}, PONG);
    },
    async disconnect(topic) {
      if (!sessions.has(topic)) return;
      const content = { id: context.nextId(), method: 'wc_sessionDelete', params: ENDED };
      const told = messenger.send(topic, content, PUBLISH_OPTIONS.wc_sessionDelete, TIMEOUT);
      forget(topic);
      await told;
    },
    async authenticate(pairingTopic, payload) {
      const { authenticate, newKeys } = await import('./engine/authenticate.js');
      creatingAuthKeys ??= newKeys(context);
      authKeys = await creatingAuthKeys;
      relayer.listenTo(authKeys.responseTopic);
      return await authenticate(context, authKeys, pairingTopic, payload);
    },
    withdraw: async (pairingTopic) => proposals.withdraw(pairingTopic),
    hold() {
      holders++;
      let held = true;
      return () => {
        if (held) holders--;
        held = false;
        if (holders === 0) close();
      };
    },
    get closed() {
      return closed;
    },
  };
}
