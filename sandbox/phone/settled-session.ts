/** A settled session for tests of later steps: the page's stored session, and a wallet with its key. */

import {
  type SessionStore,
  sessionStore,
} from '../../infrastructure/connectors/walletconnect/session/session-store.js';
import { openLightClient } from '../../infrastructure/connectors/walletconnect-light/client.js';
import { choosePrimitives } from '../../infrastructure/connectors/walletconnect-light/crypto/choose-primitives.js';
import { createMessenger, randomKey } from '../../infrastructure/connectors/walletconnect-light/engine/messenger.js';
import { answerPublishOptions } from '../../infrastructure/connectors/walletconnect-light/protocol/publish-options.js';
import type { WalletMessage } from '../../infrastructure/connectors/walletconnect-light/protocol/read-message.js';
import { relayAddress } from '../../infrastructure/connectors/walletconnect-light/relay/relay-address.js';
import { createRelayer, TIMEOUT } from '../../infrastructure/connectors/walletconnect-light/relay/relayer.js';
import { readEntry, SEED } from '../../infrastructure/connectors/walletconnect-light/session/session-entry.js';
import { newRecord } from '../../infrastructure/connectors/walletconnect-light/session/session-record.js';
import { toHex } from '../../infrastructure/hex.js';
import { memoryStorage } from '../../infrastructure/storage/memory-storage.js';
import { walletConnectOf } from './client-of-choice.js';

export const CHAIN = 'eip155:1';
const ACCOUNT = `${CHAIN}:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266`;
const SLOT = '0123456789abcdef';
const WEEK = 604_800;

export type SettledSession = Awaited<ReturnType<typeof settledSession>>;

export async function settledSession() {
  // For the socket that Node lacks.
  walletConnectOf('light');
  const primitives = await choosePrimitives();
  const [key, own] = [randomKey(), randomKey()];
  const topic = toHex(await primitives.sha256(key));
  const [publicKey, theirs] = await Promise.all(
    [own, key].map(async (each) => toHex(await primitives.publicKey(each))),
  );
  const metadata = { name: 'Ferry', description: '', url: '', icons: [] };
  const storage = memoryStorage();
  const store = sessionStore(storage, `walletconnect:${SLOT}`);
  const now = Math.floor(Date.now() / 1000);
  const entry = readEntry(store, SLOT, now);
  for (const [name, bytes] of [
    [topic, key],
    [publicKey ?? '', own],
    [SEED, randomKey()],
  ] as const)
    entry.keys.set(name, bytes);
  const namespaces = {
    eip155: { chains: [CHAIN], accounts: [ACCOUNT], methods: ['personal_sign'], events: ['chainChanged'] },
  };
  const peer = { publicKey: theirs ?? '', metadata };
  const self = { publicKey: publicKey ?? '', metadata };
  entry.sessions.set(
    topic,
    newRecord({ topic, pairingTopic: '', namespaces, peer, self, expiry: now + WEEK, optionalNamespaces: {} }),
  );
  entry.save();
  store.keep();
  return { topic, key, primitives, store, storage };
}

/** The page with the restored session. */
export function pageOf(
  { store, primitives }: { readonly store: SessionStore; readonly primitives: SettledSession['primitives'] },
  relayUrl: string,
) {
  return openLightClient({
    ...{ projectId: undefined, relayUrl, store, slot: SLOT, delivery: 300_000, primitives },
    metadata: { name: 'Slipway', description: '', url: 'http://127.0.0.1:1', icons: [] },
    onRefused: () => undefined,
    onAway: () => undefined,
  });
}

export interface SettledWallet {
  /** The parameters of each request, as often as it was shown. */
  readonly shown: readonly unknown[];
  stop(): void;
}

/** Answers each request with its own parameters, once. */
export async function walletOf({ topic, key, primitives }: SettledSession, relayUrl: string): Promise<SettledWallet> {
  const signer = await primitives.signer(randomKey());
  const shown: unknown[] = [];
  const relayer = createRelayer({
    address: () => relayAddress(signer, relayUrl, undefined),
    onMessage: (of, message) => messenger.receive(of, message),
    onAway: () => undefined,
    onRefused: () => undefined,
  });
  const onMessage = (of: string, message: WalletMessage) => {
    if (message.type !== 'request' || message.method !== 'wc_sessionRequest') return;
    shown.push(message.params);
    messenger
      .send(of, { id: message.id, result: message.params }, answerPublishOptions(message.method), TIMEOUT)
      .catch(() => undefined);
  };
  const messenger = createMessenger({
    primitives,
    relayer: () => relayer,
    keyOf: () => key,
    ownKeyOf: () => undefined,
    onMessage,
  });
  relayer.listenTo(topic);
  return { shown, stop: () => relayer.stop() };
}
