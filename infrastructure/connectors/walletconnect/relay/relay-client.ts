/** The protocol's own client, told of one relay and one store, and kept from everybody else. */
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
  /** Unique in the page: the SDK hands out one client for each, to everybody. */
  readonly slot: string;
  readonly telemetry: boolean;
  /** Milliseconds for the relay to take a request for a wallet. */
  readonly delivery: number;
  readonly verify: boolean;
  readonly logLevel: string;
  /** The relay cannot be reached from this page, and is not asked again. */
  readonly onRefused: (refusal: Refusal) => void;
  /** Told when the relay has been out of reach for a moment, and when that is over. */
  readonly onAway: (away: boolean) => void;
}

export interface RelayClient {
  readonly client: SignClient;
  readonly store: SessionStore;
  readonly slot: string;
  /** Keeps it open until the function that is returned has been called. When nobody holds it, it is closed. */
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
  // The provider around the client follows one session, cleans up after others, and asks its makers' nodes. The client alone
  // does what is asked of it here.
  Reflect.deleteProperty(provider, 'session');
  hushEngine(client.engine, (topic) => client.session.keys.includes(topic));

  let holders = 0;
  let closed = false;
  const close = () => {
    if (closed) return;
    closed = true;
    // Nobody waits for answers to these any more; the SDK would, with a timer of minutes for each.
    for (const { id } of client.proposal.getAll()) client.events.emit('proposal_expire', { id });
    for (const { topic } of client.session.getAll()) endRequests(client.engine, topic);
    store.rest();
    unwatch();
    line.stop();
    core.heartbeat.stop();
    // Whatever the SDK still has to send would open the line again. It waits for good; to reject would be heard by nobody.
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
    // One that an earlier page left: nobody waits for it.
  }
}
