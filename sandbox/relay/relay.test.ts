import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Relay, startRelay } from './relay.js';
import { clientKey, clientToken, testClient } from './test-client.js';

const topicOf = (name: string) => createHash('sha256').update(name).digest('hex');
const TOPIC = topicOf('a topic');
const storedMessage = (message: string, change: Record<string, unknown> = {}) => ({
  topic: TOPIC,
  message,
  ttl: 300,
  tag: 1108,
  ...change,
});
const messagesOf = ({ got }: { readonly got: readonly { readonly message: string }[] }) =>
  got.map((each) => each.message);

let relay: Relay;
let now = Date.now();
beforeEach(async () => {
  now = Date.now();
  relay = await startRelay({ now: () => now, repeatEveryMs: 60_000 });
});
afterEach(() => relay.stop());

describe('a client', () => {
  /** Resolves when the connection is open, or with the relay's close code. */
  async function knock(token: string, query = ''): Promise<unknown> {
    const socket = new WebSocket(`${relay.url}/?auth=${token}${query}`);
    const opened = once(socket, 'open').then(() => once(socket, 'close'));
    try {
      const [code, reason] = await Promise.race([opened, once(socket, 'close')]);
      return `${code} ${reason}`;
    } catch (error) {
      return String(error);
    }
  }

  const hour = 3600;
  const seconds = () => Math.floor(now / 1000);
  it.each([
    ['no token', () => '', 'no token'],
    ['another relay', () => clientToken('ws://127.0.0.1:1', clientKey()), 'for another relay'],
    ['an expired one', () => clientToken(relay.url, clientKey(), { exp: seconds() - hour }), 'expired'],
    ['one of the future', () => clientToken(relay.url, clientKey(), { iat: seconds() + hour }), 'future'],
    ['somebody else', () => clientToken(relay.url, clientKey(), { iss: clientKey().clientId }), 'signature'],
    ['another kind of name', () => clientToken(relay.url, clientKey(), { iss: 'did:web:example.org' }), 'did:key'],
  ])('is refused: %s', async (_, token, reason) => {
    expect(await knock(token(), '&useOnCloseEvent=true')).toMatch(new RegExp(`^3000 Unauthorized: .*${reason}`));
    expect(await knock(token())).toContain('401');
    expect(relay.clients()).toEqual([]);
  });

  it('may have a clock that is half a minute off', async () => {
    const key = clientKey();
    for (const offset of [-30_000, 30_000]) {
      now = Date.now() + offset;
      const client = await testClient(relay.url, { key });
      expect(relay.clients()).toEqual([key.clientId]);
      await client.close();
      await expect.poll(() => relay.clients()).toEqual([]);
    }
  });
});

describe('messages', () => {
  it('go to all subscribers of the topic, and never back', async () => {
    const [sender, first, second, other] = await Promise.all([1, 2, 3, 4].map(() => testClient(relay.url)));
    if (!sender || !first || !second || !other) throw new Error('Four clients were made.');
    for (const each of [sender, first, second]) {
      const id = createHash('sha256').update(`${TOPIC}${each.clientId}`).digest('hex');
      expect(await each.ask('irn_subscribe', { topic: TOPIC })).toBe(id);
    }
    await other.ask('irn_subscribe', { topic: topicOf('another') });
    expect(await sender.ask('irn_publish', storedMessage('hello'))).toBe(true);
    await expect.poll(() => [first, second].map(messagesOf)).toEqual([['hello'], ['hello']]);
    expect(first.got[0]).toMatchObject({ tag: 1108, topic: TOPIC });
    // The answer comes after everything that was sent before it.
    await Promise.all([sender, other].map((each) => each.ask('irn_subscribe', { topic: topicOf('a third') })));
    expect([sender, other].map(messagesOf)).toEqual([[], []]);
  });

  it('wait for later subscribers, once for each, in order', async () => {
    const sender = await testClient(relay.url);
    const key = clientKey();
    await sender.ask('irn_batchPublish', { messages: [storedMessage('one'), storedMessage('two')] });
    // The answer to its first attempt was lost: it repeats the message.
    await sender.ask('irn_publish', storedMessage('two'));
    const late = await testClient(relay.url, { key });
    await late.ask('irn_batchSubscribe', { topics: [TOPIC, topicOf('another')] });
    await expect.poll(() => messagesOf(late)).toEqual(['one', 'two']);
    await late.close();
    const again = await testClient(relay.url, { key });
    await again.ask('irn_subscribe', { topic: TOPIC });
    await again.ask('irn_subscribe', { topic: topicOf('another') });
    expect(messagesOf(again)).toEqual([]);
  });

  it('that were pushed and not received are sent with the next subscription', async () => {
    const [sender, key] = [await testClient(relay.url), clientKey()];
    const deaf = await testClient(relay.url, { key, receipts: false });
    await deaf.ask('irn_subscribe', { topic: TOPIC });
    await sender.ask('irn_publish', storedMessage('hello'));
    await expect.poll(() => messagesOf(deaf)).toEqual(['hello']);
    await deaf.close();
    const again = await testClient(relay.url, { key });
    await again.ask('irn_subscribe', { topic: TOPIC });
    await expect.poll(() => messagesOf(again)).toEqual(['hello']);
  });

  it('are gone when they expire', async () => {
    const [sender, reader] = await Promise.all([testClient(relay.url), testClient(relay.url)]);
    await sender.ask('irn_publish', storedMessage('short', { ttl: 60 }));
    await sender.ask('irn_publish', storedMessage('long', { ttl: 600 }));
    now += 61_000;
    expect(await reader.ask('irn_fetchMessages', { topic: TOPIC })).toMatchObject({
      messages: [{ message: 'long', topic: TOPIC, tag: 1108 }],
      hasMore: false,
    });
    expect(await reader.ask('irn_batchFetchMessages', { topics: [TOPIC] })).toEqual({ messages: [], hasMore: false });
  });

  it('stop when unsubscribed', async () => {
    const [sender, reader] = await Promise.all([testClient(relay.url), testClient(relay.url)]);
    const id = await reader.ask('irn_subscribe', { topic: TOPIC });
    await reader.ask('irn_unsubscribe', { topic: TOPIC, id });
    await sender.ask('irn_publish', storedMessage('hello'));
    await reader.ask('irn_subscribe', { topic: topicOf('another') });
    expect(messagesOf(reader)).toEqual([]);
  });

  it('propose and settle a session in one step each', async () => {
    const [dapp, wallet] = await Promise.all([testClient(relay.url), testClient(relay.url)]);
    const [pairingTopic, sessionTopic] = [topicOf('pairing'), topicOf('session')];
    const proposed = { pairingTopic, sessionProposal: 'proposal', ttl: 300 };
    expect(await dapp.ask('wc_proposeSession', proposed)).toBe(true);
    await wallet.ask('irn_subscribe', { topic: pairingTopic });
    await expect.poll(() => wallet.got).toMatchObject([{ message: 'proposal', tag: 1100, topic: pairingTopic }]);
    const approved = { pairingTopic, sessionTopic, sessionProposalResponse: 'yes', sessionSettlementRequest: 'settle' };
    expect(await wallet.ask('wc_approveSession', approved)).toBe(true);
    await expect.poll(() => dapp.got).toMatchObject([{ message: 'yes', tag: 1101, topic: pairingTopic }]);
    await dapp.ask('irn_subscribe', { topic: sessionTopic });
    await expect.poll(() => dapp.got[1]).toMatchObject({ message: 'settle', tag: 1102, topic: sessionTopic });
    await dapp.ask('irn_publish', storedMessage('request', { topic: sessionTopic }));
    await expect.poll(() => wallet.got[1]).toMatchObject({ message: 'request', topic: sessionTopic });
  });

  it.each([
    ['irn_publish', { ...storedMessage('x'), topic: 'short' }, -32602],
    ['irn_publish', storedMessage(''), -32602],
    ['irn_publish', storedMessage('x', { ttl: 0 }), -32602],
    ['irn_batchSubscribe', { topics: 'all' }, -32602],
    ['irn_subscribe', null, -32602],
    ['constructor', {}, -32601],
  ])('refuses %s %j', async (method, params, code) => {
    const client = await testClient(relay.url);
    await expect(client.ask(method, params)).rejects.toMatchObject({ code });
  });
});

describe('a restart', () => {
  it.each([
    [true, ['hello']],
    [false, []],
  ])('with its store %s', async (keepStore, expected) => {
    const [sender, key] = [await testClient(relay.url), clientKey()];
    await sender.ask('irn_publish', storedMessage('hello'));
    await relay.restart({ keepStore });
    expect(relay.clients()).toEqual([]);
    const reader = await testClient(relay.url, { key });
    await reader.ask('irn_subscribe', { topic: TOPIC });
    await reader.ask('irn_subscribe', { topic: topicOf('another') });
    expect(messagesOf(reader)).toEqual(expected);
  });

  it('can be triggered by an observer, repeatedly', async () => {
    for (const keepStore of [true, false, true]) {
      const client = await testClient(relay.url);
      const restarted = new Promise<void>((resolve) => {
        const stop = relay.watch(() => {
          stop();
          void relay.kill();
          resolve(relay.restart({ keepStore }));
        });
      });
      client.ask('irn_subscribe', { topic: TOPIC }).catch(() => undefined);
      await restarted;
    }
    const later = await testClient(relay.url);
    expect(await later.ask('irn_subscribe', { topic: TOPIC })).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is unreachable while dead, and dies before handling the last request', async () => {
    const [sender, reader] = await Promise.all([testClient(relay.url), testClient(relay.url)]);
    await reader.ask('irn_subscribe', { topic: TOPIC });
    const seen: string[] = [];
    const died = new Promise<void>((resolve) => {
      relay.watch(({ kind, method }) => {
        seen.push(`${kind} ${method}`);
        if (method === 'irn_publish') resolve(relay.kill());
      });
    });
    sender.ask('irn_publish', storedMessage('hello')).catch(() => undefined);
    await died;
    expect(seen).toEqual(['ask irn_publish']);
    await expect(testClient(relay.url)).rejects.toThrow('ECONNREFUSED');
    await relay.restart({ keepStore: true });
    const again = await testClient(relay.url);
    expect(await again.ask('irn_fetchMessages', { topic: TOPIC })).toMatchObject({ messages: [] });
  });
});

describe('faults', () => {
  /** Sends twelve messages to a reader with these faults. Resolves once the last ones have arrived. */
  async function run(faults: Relay['faults'], count: number): Promise<string[]> {
    const [sender, reader] = await Promise.all([testClient(relay.url), testClient(relay.url, { receipts: false })]);
    const topic = topicOf(reader.clientId);
    await reader.ask('irn_subscribe', { topic });
    relay.faults = faults;
    for (let index = 0; index < 12; index += 1) await sender.ask('irn_publish', storedMessage(`m${index}`, { topic }));
    await expect.poll(() => reader.got.length).toBe(count);
    return messagesOf(reader);
  }
  const plain = Array.from({ length: 12 }, (_, index) => `m${index}`);

  it('lose messages, the same ones for the same seed', async () => {
    const first = await run({ seed: 7, drop: 0.5 }, 6);
    expect(first.length).toBeLessThan(12);
    expect(plain.filter((each) => first.includes(each))).toEqual(first);
    expect(await run({ seed: 7, drop: 0.5 }, 6)).toEqual(first);
  });

  it('double and swap messages', async () => {
    const doubled = await run({ seed: 1, duplicate: 1 }, 24);
    expect(doubled).toEqual(plain.flatMap((each) => [each, each]));
    const swapped = await run({ seed: 3, reorder: 0.5 }, 12);
    expect(swapped).not.toEqual(plain);
    expect([...swapped].sort()).toEqual([...plain].sort());
    expect(await run({ seed: 3, reorder: 0.5 }, 12)).toEqual(swapped);
  });

  it('delay messages without changing their order', async () => {
    const began = performance.now();
    expect(await run({ seed: 2, delay: [200, 300] }, 12)).toEqual(plain);
    expect(performance.now() - began).toBeGreaterThan(200);
  });

  it('push lost messages again until they are received', async () => {
    await relay.stop();
    relay = await startRelay({ repeatEveryMs: 100 });
    const [sender, reader] = await Promise.all([testClient(relay.url), testClient(relay.url)]);
    await reader.ask('irn_subscribe', { topic: TOPIC });
    relay.faults = { seed: 1, drop: 1 };
    await sender.ask('irn_publish', storedMessage('hello'));
    await reader.ask('irn_subscribe', { topic: topicOf('another') });
    expect(messagesOf(reader)).toEqual([]);
    relay.faults = undefined;
    await expect.poll(() => messagesOf(reader)).toEqual(['hello']);
  });
});

describe('silence', () => {
  it('accepts connections and requests, and answers neither', async () => {
    const client = await testClient(relay.url);
    relay.silent = true;
    let answered = false;
    const mark = () => {
      answered = true;
    };
    client.ask('irn_subscribe', { topic: TOPIC }).then(mark, mark);
    const socket = new WebSocket(`${relay.url}/?auth=${clientToken(relay.url, clientKey())}`);
    // Both have to arrive before the silence ends.
    await expect.poll(() => relay.ignored()).toBe(2);
    relay.silent = false;
    // Later clients are served, and earlier ones still are not.
    const later = await testClient(relay.url);
    for (const each of [later, client])
      expect(await each.ask('irn_subscribe', { topic: TOPIC })).toMatch(/^[0-9a-f]{64}$/);
    expect(answered).toBe(false);
    expect(socket.readyState).toBe(WebSocket.CONNECTING);
    socket.on('error', () => undefined);
    socket.terminate();
  });
});

describe('pings', () => {
  it('come, and a client that does not answer them is cut off', async () => {
    const quick = await startRelay({ pingEveryMs: 200 });
    const client = await testClient(quick.url);
    const socket = new WebSocket(`${quick.url}/?auth=${clientToken(quick.url, clientKey())}`, { autoPong: false });
    await once(socket, 'ping');
    await once(socket, 'close');
    await expect.poll(() => quick.clients()).toEqual([client.clientId]);
    await quick.stop();
  });
});
