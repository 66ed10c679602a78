import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHAIN, pageOf, type SettledSession, settledSession } from '../../../sandbox/phone/settled-session.js';
import { type ScriptedRelay, scriptedRelay } from '../../../sandbox/relay/scripted-relay.js';
import type { ProtocolClient, SessionEvent } from '../walletconnect/protocol-client.js';
import { sessionStore } from '../walletconnect/session/session-store.js';
import { writeEnvelope } from './protocol/envelope.js';

let relay: ScriptedRelay;
let session: SettledSession;
let pages: ProtocolClient[];
beforeEach(async () => {
  relay = await scriptedRelay();
  session = await settledSession();
  pages = [];
});
afterEach(async () => {
  for (const page of pages) page.close();
  vi.unstubAllGlobals();
  await relay.stop();
});

/** The next page of this browser, which subscribes, and the messages it receives. */
async function nextPage() {
  const { storage, primitives } = session;
  const asked = relay.asked('irn_batchSubscribe');
  const page = await pageOf({ store: sessionStore(storage, 'walletconnect:0123456789abcdef'), primitives }, relay.url);
  pages.push(page);
  const events: SessionEvent[] = [];
  page.sessionEvents$.subscribe((each) => events.push(each));
  await expect.poll(() => relay.asked('irn_batchSubscribe')).toBeGreaterThan(asked);
  return { page, events };
}

/** An envelope as the wallet sends it. */
async function sealed(content: object): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify({ jsonrpc: '2.0', ...content }));
  return writeEnvelope({ sender: undefined, iv, sealed: await session.primitives.seal(session.key, iv, plain) });
}

const ACCOUNTS = ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'];
const updateTo = (id: number, address = '') => ({
  ...{ id, method: 'wc_sessionUpdate' },
  params: {
    namespaces: { eip155: { accounts: [`${CHAIN}:${address}`], methods: ['personal_sign'], events: ['chainChanged'] } },
  },
});
const event = (id: number, data: number) => ({
  ...{ id, method: 'wc_sessionEvent' },
  params: { chainId: CHAIN, event: { name: 'chainChanged', data } },
});

it('a message that the relay repeats to the next page does not override later ones', async () => {
  const { topic } = session;
  const first = await nextPage();
  const old = [await sealed(updateTo(1_000, ACCOUNTS[0])), await sealed(event(2_000, 1))];
  for (const each of old) relay.push(topic, each);
  relay.push(topic, await sealed(updateTo(5_000, ACCOUNTS[1])));
  relay.push(topic, await sealed(event(6_000, 2)));
  await expect.poll(() => first.events).toHaveLength(4);
  const now = first.page.sessionOf(topic)?.namespaces;
  first.page.close();

  const { page, events } = await nextPage();
  expect(page.sessionOf(topic)?.namespaces).toEqual(now);
  for (const each of old) relay.push(topic, each);
  relay.push(topic, await sealed(event(7_000, 3)));
  await expect.poll(() => events).toMatchObject([{ type: 'event', event: { data: 3 } }]);
  expect(page.sessionOf(topic)?.namespaces).toEqual(now);
});

it('an update that the relay withheld does not undo a later one on the next page', async () => {
  const { topic } = session;
  const first = await nextPage();
  relay.push(topic, await sealed(updateTo(5_000, ACCOUNTS[1])));
  await expect.poll(() => first.events).toHaveLength(1);
  const now = first.page.sessionOf(topic)?.namespaces;
  first.page.close();

  const { page, events } = await nextPage();
  relay.push(topic, await sealed(updateTo(1_000, ACCOUNTS[0])));
  relay.push(topic, await sealed(event(7_000, 3)));
  await expect.poll(() => events).toMatchObject([{ type: 'event', event: { data: 3 } }]);
  expect(page.sessionOf(topic)?.namespaces).toEqual(now);
});

it('after a failed subscription, the page reconnects and subscribes again', async () => {
  relay.refusing.add('irn_batchSubscribe');
  const { events } = await nextPage();
  await expect.poll(() => relay.lines.length).toBeGreaterThan(1);
  relay.refusing.clear();
  const asked = relay.asked('irn_batchSubscribe');
  await expect.poll(() => relay.asked('irn_batchSubscribe')).toBeGreaterThan(asked);
  relay.push(session.topic, await sealed(event(1_000, 1)));
  await expect.poll(() => events).toHaveLength(1);
});

it('the page reconnects with growing pauses to a relay that answers and closes the connection repeatedly', async () => {
  relay.hangingUpAfter.add('irn_batchSubscribe');
  await nextPage();
  await expect.poll(() => relay.lines.length).toBeGreaterThan(5);
  const pauses = relay.lines.slice(1, 6).map((at, index) => at - (relay.lines[index] ?? at));
  // The fourth attempt is the first one with a pause: at least three quarters of 250 ms, then of 500 ms.
  expect(pauses[3]).toBeGreaterThan(180);
  expect(pauses[4]).toBeGreaterThan(370);
});

it('a browser that is online again checks the connection', async () => {
  const listeners = { window: new EventTarget(), document: new EventTarget() };
  vi.stubGlobal('window', listeners.window);
  vi.stubGlobal('document', Object.assign(listeners.document, { visibilityState: 'visible' }));
  await nextPage();
  await expect.poll(() => relay.asked('irn_batchSubscribe')).toBe(1);
  listeners.window.dispatchEvent(new Event('online'));
  await expect.poll(() => relay.asked('irn_batchSubscribe')).toBe(2);
  listeners.document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => relay.asked('irn_batchSubscribe')).toBe(3);
});
