/** The protocol's own client, told of one relay and one store, and kept from everybody else. */
import { UniversalProvider } from '@walletconnect/universal-provider';
import type { Metadata } from '../../../application/config.js';
import type { SessionStore } from './session-store.js';

export type SignClient = Awaited<ReturnType<typeof UniversalProvider.init>>['client'];

export interface RelayClientOptions {
  readonly projectId: string | undefined;
  readonly relayUrl: string;
  readonly metadata: Metadata;
  readonly store: SessionStore;
  /** Unique in the page: the SDK hands out one client for each, to everybody. */
  readonly slot: string;
  readonly telemetry: boolean;
  readonly verify: boolean;
  readonly logLevel: string;
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
  const { projectId, relayUrl, metadata, store, slot, telemetry, verify, logLevel } = options;
  const provider = await UniversalProvider.init({
    // Without one the SDK does not start; a relay that wants one refuses this.
    projectId: projectId ?? 'none',
    relayUrl,
    metadata: { ...metadata, icons: [...metadata.icons] },
    storage: store,
    customStoragePrefix: slot,
    logger: logLevel,
    telemetryEnabled: telemetry,
  });
  const { client } = provider;
  // The provider around the client follows one session, cleans up after others, and asks its makers' nodes. The client alone
  // does what is asked of it here.
  Reflect.deleteProperty(provider, 'session');
  const { core } = client;
  if (!verify) core.verify.register = () => Promise.resolve('');
  if (!telemetry) tellNothing(core.relayer);
  // With the relay away the SDK fails over this where nobody listens. What is not unsubscribed is only ignored.
  const { unsubscribe } = core.relayer;
  core.relayer.unsubscribe = (...about) => Reflect.apply(unsubscribe, core.relayer, about).catch(() => undefined);

  let holders = 0;
  let closed = false;
  const close = () => {
    if (closed) return;
    closed = true;
    store.rest();
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

/** With each message the SDK tells the relay in the clear what it is about: the method, contracts, hashes of transactions. */
function tellNothing(relayer: SignClient['core']['relayer']): void {
  const { publish, publishCustom } = relayer;
  relayer.publish = (topic, message, { tvf: _, ...options } = {}) =>
    Reflect.apply(publish, relayer, [topic, message, options]);
  relayer.publishCustom = ({ payload, opts: { tvf: _, ...opts } = {} }) =>
    Reflect.apply(publishCustom, relayer, [{ payload, opts }]);
}
