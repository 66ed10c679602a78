/** Two tabs with one session, of which one misses what the wallet sends: the relay keeps messages until any of them has it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHAIN, pageOf, type SettledSession, settledSession } from '../../../sandbox/phone/settled-session.js';
import { type ScriptedRelay, scriptedRelay } from '../../../sandbox/relay/scripted-relay.js';
import type { ProtocolClient, SessionEvent } from '../walletconnect/protocol-client.js';
import { sessionStore } from '../walletconnect/session/session-store.js';
import { writeEnvelope } from './protocol/envelope.js';

const DAY = 86_400_000;
const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const NAMESPACES = {
  eip155: { chains: [CHAIN], accounts: [`${CHAIN}:${ACCOUNT}`], methods: ['personal_sign'], events: ['chainChanged'] },
};
const UPDATE = { id: 5_000, method: 'wc_sessionUpdate', params: { namespaces: NAMESPACES } };
const OTHERS = { eip155: { ...NAMESPACES.eip155, methods: ['eth_sign'] } };
/** In the same millisecond as the later `UPDATE`: the last digits of ids are random. */
const JUST_BEFORE = { ...UPDATE, id: 5_900, params: { namespaces: OTHERS } };
const EVENT = {
  ...{ id: 6_000, method: 'wc_sessionEvent' },
  params: { chainId: CHAIN, event: { name: 'chainChanged', data: 1 } },
};
const EXTEND = { id: 7_000, method: 'wc_sessionExtend', params: {} };

interface Tab {
  readonly page: ProtocolClient;
  readonly relay: ScriptedRelay;
  readonly events: SessionEvent[];
}

let session: SettledSession;
let tabs: Tab[];
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  session = await settledSession();
  tabs = [];
});
afterEach(async () => {
  for (const { page, relay } of tabs) {
    page.close();
    await relay.stop();
  }
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** With a connection of its own, so that a message can reach one tab only. */
async function nextTab(): Promise<Tab> {
  const { storage, primitives, topic } = session;
  const relay = await scriptedRelay();
  const store = sessionStore(storage.otherTab(), 'walletconnect:0123456789abcdef');
  const page = await pageOf({ store, primitives }, relay.url);
  const events: SessionEvent[] = [];
  page.sessionEvents$.subscribe((each) => events.push(each));
  const tab = { page, relay, events };
  tabs.push(tab);
  await expect.poll(() => relay.topics.has(topic)).toBe(true);
  return tab;
}

async function sealed(content: object): Promise<string> {
  const { key, primitives } = session;
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify({ jsonrpc: '2.0', ...content }));
  return writeEnvelope({ sender: undefined, iv, sealed: await primitives.seal(key, iv, plain) });
}

async function push({ relay }: Tab, message: string): Promise<void> {
  const before = relay.receipts();
  relay.push(session.topic, message);
  await expect.poll(() => relay.receipts()).toBeGreaterThan(before);
}

async function say(tab: Tab, content: object): Promise<void> {
  await push(tab, await sealed(content));
}

/** As the next page finds it. */
async function stored() {
  const store = sessionStore(session.storage, 'walletconnect:0123456789abcdef');
  const page = await pageOf({ store, primitives: session.primitives }, 'ws://127.0.0.1:1');
  const found = page.sessionOf(session.topic);
  page.close();
  return found;
}

it('a tab that missed an update does not overwrite it, and learns of it', async () => {
  const [first, second] = [await nextTab(), await nextTab()];
  await say(first, UPDATE);
  await say(second, EVENT);
  expect(second.events).toMatchObject([{ type: 'updated', namespaces: NAMESPACES }, { type: 'event' }]);
  expect(second.page.sessionOf(session.topic)).toMatchObject({ namespaces: NAMESPACES });
  expect(await stored()).toMatchObject({ namespaces: NAMESPACES });
});

it('a tab that opens while another one takes an update does not overwrite it', async () => {
  const first = await nextTab();
  const early = sessionStore(session.storage.otherTab(), 'walletconnect:0123456789abcdef');
  await say(first, UPDATE);
  first.page.close();
  const page = await pageOf({ store: early, primitives: session.primitives }, 'ws://127.0.0.1:1');
  expect(page.sessionOf(session.topic)).toMatchObject({ namespaces: NAMESPACES });
  page.close();
  expect(await stored()).toMatchObject({ namespaces: NAMESPACES });
});

it('of two updates in one millisecond, the later one counts in a tab that missed it', async () => {
  const [first, second] = [await nextTab(), await nextTab()];
  await say(first, JUST_BEFORE);
  await say(second, JUST_BEFORE);
  await say(first, UPDATE);
  await say(second, EVENT);
  for (const { page } of [first, second])
    expect(page.sessionOf(session.topic)).toMatchObject({ namespaces: NAMESPACES });
  expect(await stored()).toMatchObject({ namespaces: NAMESPACES });
});

it('an update that reaches a tab late does not undo a later one, which another tab has taken in the same millisecond', async () => {
  const [first, second] = [await nextTab(), await nextTab()];
  const before = await sealed(JUST_BEFORE);
  await push(first, before);
  await say(first, UPDATE);
  await push(second, before);
  expect(second.events).toMatchObject([{ type: 'updated', namespaces: NAMESPACES }]);
  expect(second.page.sessionOf(session.topic)).toMatchObject({ namespaces: NAMESPACES });
  expect(await stored()).toMatchObject({ namespaces: NAMESPACES });
});

it('a tab that missed an extension does not end the session, and does not shorten it', async () => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const [first, second] = [await nextTab(), await nextTab()];
  vi.setSystemTime(Date.now() + 5 * DAY);
  await say(first, EXTEND);
  vi.setSystemTime(Date.now() + 3 * DAY);
  window.dispatchEvent(new Event('online'));
  expect(second.events).toEqual([]);
  await say(second, EVENT);
  expect(second.events).toMatchObject([{ type: 'event' }]);
  expect(await stored()).toMatchObject({ expiry: expect.any(Number) });
});

it('a tab that opens while another one extends the session, just before it expires, keeps it', async () => {
  const first = await nextTab();
  const early = sessionStore(session.storage.otherTab(), 'walletconnect:0123456789abcdef');
  vi.setSystemTime(Date.now() + 5 * DAY);
  await say(first, EXTEND);
  vi.setSystemTime(Date.now() + 3 * DAY);
  const page = await pageOf({ store: early, primitives: session.primitives }, 'ws://127.0.0.1:1');
  expect(page.sessionOf(session.topic)).toMatchObject({ topic: session.topic });
  page.close();
  expect(await stored()).toMatchObject({ topic: session.topic });
});

it('a session that no tab has extended ends in both', async () => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const both = [await nextTab(), await nextTab()];
  vi.setSystemTime(Date.now() + 8 * DAY);
  window.dispatchEvent(new Event('online'));
  for (const { events } of both) expect(events).toMatchObject([{ type: 'ended' }]);
});
