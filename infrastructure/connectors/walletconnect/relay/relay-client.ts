/** The protocol's own client, with a single relay and store, kept private. */
import { Core } from '@walletconnect/core';
import { UniversalProvider } from '@walletconnect/universal-provider';
import type { Metadata } from '../../../../domain/site/metadata.js';
import type { SessionStore } from '../session/session-store.js';
import { hushEngine, hushRelayer } from './hush-sdk.js';
import { type Refusal, refusalBy, watchPolicy } from './relay-refusal.js';
import { steadyLine } from './steady-line.js';

export type SignClient = Awaited<ReturnType<typeof UniversalProvider.init>>['client'];

export interface RelayClientOptions {
  readonly projectId: string | undefined;
  readonly relayUrl: string;
  readonly metadata: Metadata;
  readonly store: SessionStore;
  /** Unique in the page: the SDK shares one client for each. */
  readonly slot: string;
  readonly telemetry: boolean;
  /** Milliseconds for the relay to take a request for a wallet. */
  readonly delivery: number;
  readonly verify: boolean;
  readonly logLevel: string;
  /** The relay cannot be reached from this page, and is not retried. */
  readonly onRefused: (refusal: Refusal) => void;
  /** Called when the relay has been out of reach for a moment, and when it is back. */
  readonly onAway: (away: boolean) => void;
}

export interface RelayClient {
  readonly client: SignClient;
  readonly store: SessionStore;
  readonly slot: string;
  /** Keeps it open until the returned function is called. Without holders, it is closed. */
  hold(): () => void;
  readonly closed: boolean;
  close(): void;
}

export async function openRelayClient(options: RelayClientOptions): Promise<RelayClient> {
  const { projectId, relayUrl, metadata, store, slot, telemetry, delivery, verify, logLevel, onRefused, onAway } =
    options;
  const sdk = {
    // Without one the SDK does not start; a relay that wants one refuses this.
    projectId: projectId ?? 'none',
    relayUrl,
    storage: store,
    customStoragePrefix: slot,
    logger: logLevel,
    telemetryEnabled: telemetry,
  };
  const core = new Core(sdk);
  const line = steadyLine(core.relayer, { telling: telemetry, delivery, onAway });
  hushRelayer(core.relayer);
  const refuse = (refusal: Refusal) => {
    if (line.refusal) return;
    line.refuse(refusal.failure);
    onRefused(refusal);
  };
  core.relayer.on('relayer_error', (error: unknown) => refuse(refusalBy(error)));
  const unwatch = watchPolicy(relayUrl, refuse);
  if (!verify) core.verify.register = () => Promise.resolve('');
  const provider = await UniversalProvider.init({
    ...sdk,
    // The class differs from its own interface only in what may be undefined.
    core: core as SignClient['core'],
    metadata: { ...metadata, icons: [...metadata.icons] },
  });
  const { client } = provider;
  // The provider around the client tracks one session, cleans up others, and contacts its makers' nodes. Only the client
  // is used here.
  Reflect.deleteProperty(provider, 'session');
  hushEngine(client.engine, (topic) => client.session.keys.includes(topic));

  let holders = 0;
  let closed = false;
  const close = () => {
    if (closed) return;
    closed = true;
    // Answers to these are no longer awaited; the SDK would, with a timer of minutes for each.
    for (const { id } of client.proposal.getAll()) client.events.emit('proposal_expire', { id });
    for (const { topic } of client.session.getAll()) endRequests(client.engine, topic);
    store.rest();
    unwatch();
    line.stop();
    core.heartbeat.stop();
    // Anything the SDK still sends would open the line again. It stays pending: a rejection would be unhandled.
    core.relayer.confirmOnlineStateOrThrow = () => new Promise(() => undefined);
    core.relayer.transportClose().catch(() => undefined);
    // The SDK keeps one of a name for good.
    for (const suffix of ['', '_count']) Reflect.deleteProperty(globalThis, `_walletConnectCore_${slot}${suffix}`);
  };
  return {
    client,
    store,
    slot,
    get closed() {
      return closed;
    },
    hold() {
      holders++;
      let held = true;
      return () => {
        if (held) holders--;
        held = false;
        if (holders === 0) close();
      };
    },
    close,
  };
}

/** Those that a wallet has not answered yet, in the SDK's own way, which it keeps to itself. */
function endRequests(engine: object, topic: string): void {
  const end: unknown = Reflect.get(engine, 'cleanupPendingSentRequestsForTopic');
  const error = { code: 6000, message: 'The modal was destroyed' };
  try {
    if (typeof end === 'function') Reflect.apply(end, engine, [{ topic, error }]);
  } catch {
    // A request of an earlier page, without a listener.
  }
}
