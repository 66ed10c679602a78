import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHAIN, pageOf, type SettledSession, settledSession } from '../../../sandbox/phone/settled-session.js';
import { type ScriptedRelay, scriptedRelay } from '../../../sandbox/relay/scripted-relay.js';
import { fromHex, toHex } from '../../hex.js';
import { memoryStorage } from '../../storage/memory-storage.js';
import type { ProtocolClient, SessionEvent } from '../walletconnect/protocol-client.js';
import { sessionStore } from '../walletconnect/session/session-store.js';
import type { Bytes } from './crypto/primitives.js';
import { bytesOf, randomKey } from './engine/messenger.js';
import { readEnvelope, writeEnvelope } from './protocol/envelope.js';

/** A hostile relay and wallet, with 10,000 frames and envelopes. */
const TIMES = 10_000;

let relay: ScriptedRelay;
let session: SettledSession;
let page: ProtocolClient;
let events: SessionEvent[];
const unhandled: unknown[] = [];
const hear = (reason: unknown) => void unhandled.push(reason);
let others: NodeJS.UnhandledRejectionListener[] = [];

beforeEach(async () => {
  relay = await scriptedRelay();
  session = await settledSession();
  page = await pageOf(session, relay.url);
  events = [];
  page.sessionEvents$.subscribe((each) => events.push(each));
  unhandled.length = 0;
  others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', hear);
});
afterEach(async () => {
  page.close();
  await relay.stop();
  process.removeListener('unhandledRejection', hear);
  for (const other of others) process.on('unhandledRejection', other);
  expect(unhandled).toEqual([]);
});

async function sealed(text: string, key: Bytes = session.key, sender?: Bytes): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(text);
  return writeEnvelope({ sender, iv, sealed: await session.primitives.seal(key, iv, plain) });
}

interface Said {
  readonly id: number;
  readonly method: string;
  readonly params: { request: { params: unknown } };
}

/** The page's messages on a topic, decrypted. */
async function opened(topic: string, key: Bytes): Promise<readonly Said[]> {
  const all = relay.published(topic).map(async (text) => {
    const envelope = readEnvelope(text);
    if (!envelope) throw new Error('The page sent no envelope.');
    return JSON.parse(new TextDecoder().decode(await session.primitives.open(key, envelope.iv, envelope.sealed)));
  });
  return await Promise.all(all);
}

async function requestsOn(topic: string, key: Bytes): Promise<readonly Said[]> {
  return (await opened(topic, key)).filter(({ method }) => method !== undefined);
}

/** Checks that the session still works: a request is sent and answered. */
async function stillWorks(): Promise<void> {
  const { topic, key } = session;
  const signing = page.request({
    topic,
    chainId: CHAIN,
    request: { method: 'personal_sign', params: ['0x'] },
    expiry: 300,
  });
  const asked = async () => (await requestsOn(topic, key)).filter(({ method }) => method === 'wc_sessionRequest');
  await expect.poll(asked).toHaveLength(1);
  const [{ id } = { id: 0 }] = await asked();
  relay.push(topic, await sealed(JSON.stringify({ id, jsonrpc: '2.0', result: 'signed' })));
  relay.push(topic, await sealed(JSON.stringify({ id, jsonrpc: '2.0', result: 'signed otherwise' })));
  expect(await signing).toBe('signed');
}

const METHODS = ['wc_sessionUpdate', 'wc_sessionEvent', 'wc_sessionSettle', 'wc_sessionPropose', 'wc_sessionRequest'];
const OTHERS = ['wc_sessionAuthenticate', 'wc_pairingPing', '__proto__', 'constructor', 'toString', ''];
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom('__proto__', 1e308, -1, '9'.repeat(400), null, '0x', { toString: 1 }, { length: 1e9 }),
);
const params = fc.dictionary(
  fc.constantFrom('namespaces', 'event', 'chainId', 'expiry', 'controller', 'data', '__proto__', 'id'),
  odd,
);
const message = fc.record(
  {
    id: fc.oneof(fc.nat(), odd, fc.constant(1_795_418_227_049_540)),
    jsonrpc: fc.constantFrom('2.0', '1.0', 2),
    method: fc.oneof(fc.constantFrom(...METHODS, ...OTHERS), odd),
    params: fc.oneof(params, odd),
    result: odd,
    error: odd,
  },
  { requiredKeys: [] },
);
const polluting = fc.constantFrom(
  '{"id":1,"jsonrpc":"2.0","method":"wc_sessionUpdate","params":{"namespaces":{"__proto__":{"accounts":["eip155:1:0x00"],"polluted":1}}}}',
  '{"__proto__":{"polluted":1},"id":2,"method":"wc_sessionEvent","params":{"__proto__":{"polluted":1}}}',
);
const text = fc.oneof(
  message.map((each) => JSON.stringify(each)),
  fc.string(),
  polluting,
  fc.constantFrom('', '[', 'null', '[]', '"\\ud800"'),
);
const bytes = fc.uint8Array({ maxLength: 120 });

type Attack =
  | { readonly how: 'frame' | 'message' | 'elsewhere' | 'wrong key' | 'as a stranger'; readonly text: string }
  | { readonly how: 'bytes'; readonly bytes: Uint8Array }
  | { readonly how: 'again' };
const attack: fc.Arbitrary<Attack> = fc.oneof(
  fc.record({ how: fc.constantFrom('frame', 'message', 'elsewhere', 'wrong key', 'as a stranger'), text }),
  fc.record({ how: fc.constant('bytes'), bytes }),
  fc.constant({ how: 'again' }),
);

describe('10,000 hostile frames and envelopes', () => {
  it('change nothing, end no session, throw nothing, and are all acknowledged', async () => {
    const { topic } = session;
    await expect.poll(() => relay.topics.has(topic)).toBe(true);
    const before = session.storage.entries();
    const attacks = fc.sample(attack, TIMES);
    let last = '';
    let pushed = 0;
    const push = (of: string, what: string) => {
      pushed += 1;
      relay.push(of, what);
    };
    for (const each of attacks) {
      if (each.how === 'frame') relay.say(each.text);
      else if (each.how === 'bytes') push(topic, Buffer.from(each.bytes).toString('base64'));
      else if (each.how === 'again') push(topic, last);
      else {
        last = await sealed(
          each.text,
          each.how === 'wrong key' ? randomKey() : session.key,
          each.how === 'as a stranger' ? randomKey() : undefined,
        );
        push(each.how === 'elsewhere' ? '00'.repeat(32) : topic, last);
      }
    }
    for (const huge of [`"${'a'.repeat(5_000_000)}"`, '['.repeat(1_000_000)]) relay.say(huge);
    push(topic, 'A'.repeat(3_000_000));
    await expect.poll(() => relay.receipts(), { timeout: 60_000 }).toBe(pushed);
    expect(events).toEqual([]);
    expect(session.storage.entries()).toEqual(before);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect({}).not.toHaveProperty('polluted');
    await stillWorks();
  });
});

describe('the page in a session', () => {
  const said = async () => await opened(session.topic, session.key);
  const push = async (content: object) => relay.push(session.topic, await sealed(JSON.stringify(content)));
  beforeEach(() => expect.poll(() => relay.topics.has(session.topic)).toBe(true));

  it('answers unsupported events and unknown methods with errors, and ignores the requests of another tab', async () => {
    const event = { name: 'accountsChanged', data: [] };
    await push({
      id: 1,
      method: 'wc_sessionRequest',
      params: { chainId: CHAIN, request: { method: 'personal_sign' } },
    });
    await push({ id: 2, method: 'wc_sessionEvent', params: { chainId: CHAIN, event } });
    await push({ id: 3, method: 'wc_sessionEvent', params: { chainId: 'eip155:5', event } });
    await push({ id: 4, method: 'wc_sessionElse', params: {} });
    await push({ id: 5, method: 'wc_sessionPing', params: {} });
    await expect.poll(said).toMatchObject([
      { id: 2, error: { code: 3002 } },
      { id: 3, error: { code: 3002 } },
      { id: 4, error: { code: 10_001 } },
      { id: 5, result: true },
    ]);
    expect(events).toEqual([]);
  });

  it('sends requests in the order they were made, regardless of how long each takes to encrypt', async () => {
    const { primitives } = session;
    let turns = 50;
    const slow = {
      ...primitives,
      async seal(...given: Parameters<typeof primitives.seal>) {
        // The others are made while the first one is still being encrypted.
        let own = turns;
        turns = 0;
        while (own-- > 0) await primitives.sha256(session.key);
        return await primitives.seal(...given);
      },
    };
    const other = await pageOf({ store: session.store, primitives: slow }, relay.url);
    for (const text of ['a', 'b', 'c']) {
      const request = { method: 'personal_sign', params: [text] };
      other.request({ topic: session.topic, chainId: CHAIN, request, expiry: 300 }).catch(() => undefined);
    }
    await expect.poll(said).toMatchObject(['a', 'b', 'c'].map((text) => ({ params: { request: { params: [text] } } })));
    other.close();
  });
});

describe('a wallet that answers a proposal with nonsense', () => {
  const expiry = Math.floor(Date.now() / 1000) + 600;
  const namespaces = {
    eip155: { accounts: [`${CHAIN}:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266`], methods: [], events: [] },
  };

  async function offered() {
    const storage = memoryStorage();
    const client = await pageOf(
      { store: sessionStore(storage, 'walletconnect:x'), primitives: session.primitives },
      relay.url,
    );
    const { uri, approval } = await client.propose({ eip155: { chains: [CHAIN], methods: [], events: [] } });
    const [, topic = '', symKey = ''] = /^wc:([\da-f]{64})@2\?.*symKey=([\da-f]{64})/.exec(uri) ?? [];
    const key = bytesOf(symKey);
    const asked = (await requestsOn(topic, key)).find(({ method }) => method === 'wc_sessionPropose');
    const proposer = String(/"publicKey":"([\da-f]{64})"/.exec(JSON.stringify(asked))?.[1]);
    const answer = async (content: object) =>
      relay.push(topic, await sealed(JSON.stringify({ id: asked?.id, ...content }), key));
    return { client, storage, approval, answer, proposer, topic, key };
  }

  /** The wallet approves, and settles with its key and these parameters. Returns the session's topic and key. */
  async function settled({ answer, proposer }: Awaited<ReturnType<typeof offered>>, params: object | undefined) {
    const own = randomKey();
    const { primitives } = session;
    const publicKey = toHex(await primitives.publicKey(own));
    await answer({ result: { responderPublicKey: publicKey } });
    const key = await primitives.sharedKey(own, fromHex(proposer) ?? new Uint8Array());
    const topic = toHex(await primitives.sha256(key));
    const content = { id: 7, method: 'wc_sessionSettle', params: params && { controller: { publicKey }, ...params } };
    await expect.poll(() => relay.topics.has(topic)).toBe(true);
    relay.push(topic, await sealed(JSON.stringify(content), key));
    return { topic, key };
  }

  it('and a wallet that settles correctly gets its session and a confirmation; its lack of sign-in support ends nothing', async () => {
    const offer = await offered();
    const { client, approval, answer, topic: pairing } = offer;
    const terms = {
      domain: 'slipway.example',
      aud: 'https://slipway.example',
      version: '1',
      nonce: '1',
      iat: '',
    } as const;
    const asked = await client.authenticate(pairing, { type: 'caip122', chains: [CHAIN], resources: [], ...terms });
    const ended: unknown[] = [];
    asked.answer.catch((error) => ended.push(error));
    await expect.poll(() => relay.published(pairing)).toHaveLength(2);
    const [, { id } = { id: 0 }] = await opened(pairing, offer.key);
    await answer({ id, error: { code: 10_001, message: 'Unsupported wc_ method' } });
    const { topic, key } = await settled(offer, { namespaces, expiry });
    expect(await approval()).toMatchObject({ topic, namespaces });
    await expect.poll(() => opened(topic, key)).toMatchObject([{ id: 7, result: true }]);
    expect(ended).toEqual([]);
    client.close();
  });

  it.each([
    ['no key', {}],
    ['an invalid key', { responderPublicKey: 'ff' }],
    ['a key with a zero shared secret', { responderPublicKey: '00'.repeat(32) }],
    ['a list', []],
    ['null', null],
  ])('%s: the attempt ends with a failure', async (_, result) => {
    const { client, storage, approval, answer } = await offered();
    const refused = expect(approval()).rejects.toMatchObject({ code: 'wallet-misbehaved' });
    await answer({ result });
    await refused;
    expect(storage.entries()).toEqual({});
    client.close();
  });

  it.each([
    ['another’s key', { controller: { publicKey: 'ab'.repeat(32) }, namespaces, expiry }],
    ['no accounts', { namespaces: {}, expiry }],
    ['an expiry in the past', { namespaces, expiry: 1 }],
    ['nothing', undefined],
  ])('a session with %s: the attempt ends with a failure', async (_, params) => {
    const offer = await offered();
    const { client, approval } = offer;
    const refused = expect(approval()).rejects.toMatchObject({ code: 'wallet-misbehaved' });
    const { topic } = await settled(offer, params);
    await refused;
    expect(client.sessionOf(topic)).toBeUndefined();
    client.close();
  });
});
