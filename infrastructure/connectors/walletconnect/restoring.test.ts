import { asyncScheduler, firstValueFrom, lastValueFrom, NEVER } from 'rxjs';
import { expect, it } from 'vitest';
import { defineNetwork } from '../../../domain/network/network.js';
import { scriptedDevice } from '../../fakes/scripted-device.js';
import { type MemoryStorage, memoryStorage } from '../../storage/memory-storage.js';
import { walletConnectConnector } from './connector.js';
import type { OpenProtocolClient } from './protocol-client.js';

const [SLOT, OTHER] = ['0123456789abcdef', 'fedcba9876543210'];
const [TOPIC, PAIRED] = ['ab'.repeat(32), 'cd'.repeat(32)];
const account = (chain: string) => `${chain}:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266`;
const NETWORK = defineNetwork({
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
});

const STORED = {
  walletconnect_sessions: JSON.stringify([SLOT, OTHER].map((slot) => ({ slot, topic: TOPIC }))),
  ...Object.fromEntries([SLOT, OTHER].map((slot) => [`walletconnect:${slot}`, '{"a":"1"}'])),
};
/** Set by the core or a connector once the visitor has left the session. */
const TO_END = { sessions_to_end: `,${TOPIC}` };

/**
 * A page that restores a stored EVM session. `meanwhile`: called while its client opens. `lost`: slots whose client fails to open. `ready`: when
 * stored sessions' clients are open. `told`: when the relay has the message that ends a session.
 */
function page({
  storage = memoryStorage(STORED),
  meanwhile = (_storage: MemoryStorage): void => undefined,
  lost = [] as readonly string[],
  ready = Promise.resolve(),
  told = Promise.resolve(),
} = {}) {
  const namespaces = { eip155: { accounts: [account('eip155:1')], methods: [], events: [] } };
  const ended: string[] = [];
  const openClient: OpenProtocolClient = async ({ store, slot }) => {
    const stored = slot === SLOT || slot === OTHER;
    if (stored) await ready;
    if (lost.includes(slot)) throw new TypeError('Failed to fetch dynamically imported module');
    if (stored) meanwhile(storage);
    return {
      ...{ store, slot, sessionEvents$: NEVER, closed: false, close: () => undefined, hold: () => () => undefined },
      sessionOf: (topic) => ({ topic, namespaces, peer: {} }),
      propose: async () => ({
        uri: 'wc:1',
        approval: async () => ({ topic: PAIRED, namespaces, peer: {} }),
        expire: () => undefined,
      }),
      request: () => new Promise(() => undefined),
      authenticate: () => new Promise(() => undefined),
      ping: async () => undefined,
      disconnect(topic) {
        ended.push(topic);
        return told;
      },
      withdraw: async () => undefined,
    };
  };
  const wallet = {
    id: 'wc',
    type: 'WALLET_CONNECT',
    name: 'WalletConnect',
    connectorId: 'wc',
    namespace: 'eip155',
  } as const;
  const connector = walletConnectConnector({
    ...{ id: 'wc', relayUrl: 'ws://127.0.0.1:9', namespaces: ['eip155'], wallets: [wallet], openClient },
    context: { networks: [NETWORK], storage, device: scriptedDevice(), scheduler: asyncScheduler },
  });
  return { storage, ended, connector, restored: firstValueFrom(connector.restore('wc', 'eip155')) };
}

it('restores a session', async () => {
  expect(await page().restored).toMatchObject({ networkId: 'eip155:1' });
});

it('does not restore a session that another tab ends meanwhile', async () => {
  const { storage, restored } = page({
    meanwhile: ({ set }) => {
      for (const slot of [SLOT, OTHER]) set(`walletconnect:${slot}`, undefined);
    },
  });
  expect(await restored).toBeUndefined();
  expect(storage.entries()).toEqual({});
});

it('neither restores nor forgets a session that another tab is ending', async () => {
  const { storage, restored } = page({ meanwhile: ({ set }) => set('sessions_to_end', TO_END.sessions_to_end) });
  expect(await restored).toBeUndefined();
  expect(storage.entries()).toEqual({ ...STORED, ...TO_END });
});

it('restores another session if the client of the first one fails to open', async () => {
  const { storage, restored } = page({ lost: [SLOT] });
  const before = storage.entries();
  expect(await restored).toMatchObject({ networkId: 'eip155:1' });
  expect(storage.entries()).toEqual(before);
});

it('fails with a reason that keeps the sessions for the next visit if no client opens', async () => {
  const { storage, restored } = page({ lost: [SLOT, OTHER] });
  const before = storage.entries();
  await expect(restored).rejects.toMatchObject({ code: 'request-failed' });
  expect(storage.entries()).toEqual(before);
});

it('restores none of the sessions that the visitor has left', async () => {
  expect(await page({ storage: memoryStorage({ ...STORED, ...TO_END }) }).restored).toBeUndefined();
});

it('does not end the session of a pairing that is faster', async () => {
  let open: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    open = resolve;
  });
  const { ended, connector, restored } = page({ ready });
  expect(await lastValueFrom(connector.connect('wc'))).toMatchObject({ type: 'connected' });
  open();
  expect(await restored).toMatchObject({ session: PAIRED });
  expect(ended).toEqual([]);
});

it('keeps a session that the visitor ends until the relay has the message', async () => {
  let accept: () => void = () => undefined;
  const told = new Promise<void>((resolve) => {
    accept = resolve;
  });
  const { storage, ended, restored } = page({ told });
  const link = await restored;
  if (!link) throw new Error('It was not restored.');
  const ending = lastValueFrom(link.disconnect(), { defaultValue: undefined });
  expect(ended).toEqual([TOPIC]);
  expect(storage.entries()).toEqual({ ...STORED, ...TO_END });
  accept();
  await ending;
  expect(storage.get(`walletconnect:${SLOT}`)).toBeUndefined();
  expect(storage.get('sessions_to_end')).toBeUndefined();
});

it('keeps a session that the visitor ends if the relay does not take the message', async () => {
  const { storage, restored } = page({ told: Promise.reject(new Error('No relay')) });
  const link = await restored;
  if (!link) throw new Error('It was not restored.');
  await lastValueFrom(link.disconnect(), { defaultValue: undefined });
  expect(storage.entries()).toEqual({ ...STORED, ...TO_END });
});

it('continues with the session that another tab connects, also before the relay has the message that ends the shared one', async () => {
  const here = page();
  const link = await here.restored;
  if (!link) throw new Error('It was not restored.');
  const seen = firstValueFrom(link.changes$);
  const there = page({ storage: here.storage.otherTab(), told: new Promise(() => undefined) });
  await there.restored;
  await lastValueFrom(there.connector.connect('wc'));
  expect(await seen).toEqual({ type: 'replaced' });
  expect(await firstValueFrom(here.connector.restore('wc', 'eip155'))).toMatchObject({ session: PAIRED });
});

it('continues with the session that another tab connected, although it wrote its own once more before it learnt of that', async () => {
  const storage = memoryStorage({ ...STORED, walletconnect_sessions: JSON.stringify([{ slot: SLOT, topic: TOPIC }]) });
  // A busy tab learns of all changes later, and at once; a browser then no longer has the values between them.
  const missed: Parameters<Parameters<MemoryStorage['watch']>[0]>[] = [];
  storage.watch((...change) => missed.push(change));
  const listeners: Parameters<MemoryStorage['watch']>[0][] = [];
  const watch: MemoryStorage['watch'] = (listener) => {
    listeners.push(listener);
    return () => undefined;
  };
  const link = await page({ storage: { ...storage, watch } }).restored;
  const seen = link && firstValueFrom(link.changes$);
  const there = page({ storage: storage.otherTab() });
  await there.restored;
  await lastValueFrom(there.connector.connect('wc'));
  await expect.poll(() => there.ended).toEqual([TOPIC]);
  await expect.poll(() => storage.get(`walletconnect:${SLOT}`)).toBeUndefined();
  storage.set(`walletconnect:${SLOT}`, '{"a":"2"}');
  for (const change of missed) for (const listener of listeners) listener(...change);
  expect(await seen).toEqual({ type: 'replaced' });
  expect(storage.get(`walletconnect:${SLOT}`)).toBeUndefined();
});

it('ends the previous session of the page after the next one is connected', async () => {
  const { connector, ended, restored } = page();
  const order: string[] = [];
  (await restored)?.changes$.subscribe(({ type }) => order.push(type));
  connector.connect('wc').subscribe(({ type }) => order.push(type));
  await expect.poll(() => ended).toEqual([TOPIC]);
  expect(order).toEqual(['pairing', 'connected', 'lost']);
});
