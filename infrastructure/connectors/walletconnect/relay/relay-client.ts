/** The protocol's own client, with a single relay and store, kept private. */
import { Core } from '@walletconnect/core';
import { UniversalProvider } from '@walletconnect/universal-provider';
import type { ProtocolClient, ProtocolClientOptions } from '../protocol-client.js';
import { expireProposal } from './expire-proposal.js';
import { handleEngineRejections, handleRelayerRejections, ignorePingResponses } from './handle-rejections.js';
import type { Refusal } from './refusal.js';
import { refusalBy } from './relay-refusal.js';
import { reliableTransport } from './reliable-transport.js';
import { sdkSessionEvents } from './sdk-session-events.js';
import { sdkStorage } from './sdk-storage.js';
import type { SignClient } from './sign-client.js';
import { watchPolicy } from './watch-policy.js';
import { withUniqueRequestId } from './with-unique-request-id.js';

export interface RelayClientOptions extends ProtocolClientOptions {
  readonly telemetry: boolean;
  readonly verify: boolean;
  readonly logLevel: string;
}

const ENDED = { code: 6000, message: 'User disconnected.' };

export async function openRelayClient(options: RelayClientOptions): Promise<ProtocolClient> {
  const { store } = options;
  try {
    return await start(options);
  } catch (error) {
    const names = store.names();
    if (names.length === 0) throw error;
    // The SDK does not start with damaged data: what it kept is lost.
    for (const name of names) store.set(name, undefined);
    return start(options);
  }
}

async function start(options: RelayClientOptions): Promise<ProtocolClient> {
  const { projectId, relayUrl, metadata, store, slot, telemetry, delivery, verify, logLevel, onRefused, onAway } =
    options;
  const sdk = {
    // The SDK does not start without a project id; a relay that needs one refuses this one.
    projectId: projectId ?? 'none',
    relayUrl,
    storage: sdkStorage(store),
    customStoragePrefix: slot,
    logger: logLevel,
    telemetryEnabled: telemetry,
  };
  const core = new Core(sdk);
  const transport = reliableTransport(core.relayer, {
    ...{ telling: telemetry, delivery, onAway },
    onRefused: (error) => refuse(refusalBy(error)),
  });
  handleRelayerRejections(core.relayer);
  const refuse = (refusal: Refusal) => {
    if (transport.refusal) return;
    transport.refuse(refusal.failure);
    onRefused(refusal);
  };
  // With an open connection, the violation is another script's.
  const unwatch = watchPolicy(relayUrl, (refusal) => core.relayer.connected || refuse(refusal));
  if (!verify) core.verify.register = () => Promise.resolve('');
  const stop = () => {
    unwatch();
    transport.stop();
    core.heartbeat.stop();
    // The SDK caches an instance per name forever.
    for (const suffix of ['', '_count']) Reflect.deleteProperty(globalThis, `_walletConnectCore_${slot}${suffix}`);
  };
  const provider = await UniversalProvider.init({
    ...sdk,
    // The class differs from its own interface only in optional members.
    core: core as SignClient['core'],
    metadata: { ...metadata, icons: [...metadata.icons] },
  }).catch((error: unknown) => {
    stop();
    throw error;
  });
  const { client } = provider;
  // The provider around the client tracks one session, cleans up others, and contacts its makers' nodes. Only the client
  // is used here.
  Reflect.deleteProperty(provider, 'session');
  handleEngineRejections(client.engine, (topic) => client.session.keys.includes(topic));
  ignorePingResponses(client.engine);

  let holders = 0;
  let closed = false;
  const close = () => {
    if (closed) return;
    closed = true;
    // Answers to these are no longer awaited; the SDK would, with a timer of minutes for each.
    for (const { id } of client.proposal.getAll()) client.events.emit('proposal_expire', { id });
    for (const { topic } of client.session.getAll()) endRequests(client.engine, topic);
    store.rest();
    stop();
    // Anything the SDK still sends would open the transport again. It stays pending: a rejection would be unhandled.
    core.relayer.confirmOnlineStateOrThrow = () => new Promise(() => undefined);
    core.relayer.transportClose().catch(() => undefined);
  };
  return {
    store,
    slot,
    sessionEvents$: sdkSessionEvents(client),
    async propose(optionalNamespaces) {
      const { uri = '', approval } = await client.connect({ optionalNamespaces });
      return { uri, approval, expire: () => expireProposal(client, uri) };
    },
    sessionOf: (topic) => (client.session.keys.includes(topic) ? client.session.get(topic) : undefined),
    request: ({ request: { method, params }, ...asked }) =>
      withUniqueRequestId(() => client.request({ ...asked, request: { method, params: params ?? [] } })),
    ping: (topic) => client.ping({ topic }),
    disconnect: (topic) => client.disconnect({ topic, reason: ENDED }),
    authenticate: async (pairingTopic, payload) =>
      (await import('../sign-in/session-authenticate.js')).authenticate(client, pairingTopic, payload),
    withdraw: async (pairingTopic) =>
      (await import('../sign-in/session-authenticate.js')).withdrawOffer(client, pairingTopic),
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

/** Requests that a wallet has not answered yet, in the SDK's private list. */
function endRequests(engine: object, topic: string): void {
  const end: unknown = Reflect.get(engine, 'cleanupPendingSentRequestsForTopic');
  const error = { code: 6000, message: 'The modal was destroyed' };
  try {
    if (typeof end === 'function') Reflect.apply(end, engine, [{ topic, error }]);
  } catch {
    // A request of an earlier page, without a listener.
  }
}
