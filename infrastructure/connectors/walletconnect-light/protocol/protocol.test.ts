import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBase64 } from '../../../base64.js';
import { readFrame } from '../relay/read-frame.js';
import { fromBase64Url, toBase64Url } from './base64-url.js';
import { readEnvelope, writeEnvelope } from './envelope.js';
import { isOlder, messageIds } from './message-ids.js';
import { pairingUri } from './pairing-uri.js';
import { answerPublishOptions, PUBLISH_OPTIONS } from './publish-options.js';
import { readMessage } from './read-message.js';

const bytesOf = (min: number, max = min) =>
  fc.uint8Array({ minLength: min, maxLength: max }).map((each) => Uint8Array.from(each));

describe('base64', () => {
  it('round-trips, also at lengths beyond the limit of call arguments', () => {
    fc.assert(
      fc.property(bytesOf(0, 200), (bytes) => {
        expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
      }),
    );
    const long = Uint8Array.from({ length: 300_001 }, (_, at) => at);
    expect(toBase64(long)).toBe(Buffer.from(long).toString('base64'));
    for (const wrong of ['*', 'a', 5, undefined]) expect(fromBase64Url(wrong)).toBeUndefined();
  });
});

describe('an envelope', () => {
  it('round-trips', () => {
    const sender = fc.option(bytesOf(32), { nil: undefined });
    const envelope = fc.record({ sender, iv: bytesOf(12), sealed: bytesOf(16, 300) });
    fc.assert(
      fc.property(envelope, (each) => {
        expect(readEnvelope(writeEnvelope(each))).toEqual(each);
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['no base64', '***'],
    ['without encryption', toBase64(Uint8Array.from([2, ...new Uint8Array(60)]))],
    ['of an unknown type', toBase64(Uint8Array.from([3, ...new Uint8Array(60)]))],
    ['too short for a tag', toBase64(new Uint8Array(1 + 12 + 15))],
    ['too short for a sender', toBase64(Uint8Array.from([1, ...new Uint8Array(12 + 16)]))],
    ['longer than any message', 'A'.repeat(2_000_004)],
  ])('is invalid: %s', (_, text) => expect(readEnvelope(text)).toBeUndefined());
});

describe('message ids', () => {
  it('increase, whatever the clock does, and contain the time', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 4_000_000_000_000 }), { minLength: 1 }),
        fc.nat(999),
        (times, chance) => {
          const left = [...times];
          const next = messageIds(
            () => left.shift() ?? 0,
            () => chance / 1000,
          );
          const ids = times.map(() => next());
          for (const [at, id] of ids.entries()) {
            expect(Number.isSafeInteger(id)).toBe(true);
            expect(id).toBeGreaterThan(ids[at - 1] ?? 0);
          }
          expect(Math.floor((ids[0] ?? 0) / 1000)).toBe(times[0]);
        },
      ),
    );
  });

  it('are compared by their time only', () => {
    expect(isOlder(5_000_001, undefined)).toBe(false);
    expect(isOlder(5_000_001, 5_000_900)).toBe(false);
    expect(isOlder(4_999_999, 5_000_000)).toBe(true);
  });
});

it('a link contains the topic, the key and the expiry', () => {
  const [topic, symKey] = ['7f6e'.repeat(16), '587d'.repeat(16)];
  const uri = new URL(pairingUri({ topic, symKey, expiry: 1_700_000_000 }));
  expect(uri.pathname).toBe(`${topic}@2`);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    ...{ 'relay-protocol': 'irn', symKey },
    expiryTimestamp: '1700000000',
  });
});

it('answers have the tag that follows their request’s', () => {
  expect(PUBLISH_OPTIONS.wc_sessionRequest).toEqual({ tag: 1108, ttl: 300, prompt: true });
  expect(answerPublishOptions('wc_sessionRequest')).toEqual({ tag: 1109, ttl: 300 });
  for (const other of ['wc_other', '__proto__', 'constructor'])
    expect(answerPublishOptions(other)).toEqual({ tag: 0, ttl: 86_400 });
});

describe('a message of a wallet', () => {
  it.each([
    [
      '{"id":7,"jsonrpc":"2.0","method":"wc_sessionPing","params":{}}',
      { type: 'request', id: 7, method: 'wc_sessionPing', params: {} },
    ],
    ['{"id":7,"result":null}', { type: 'result', id: 7, result: null }],
    ['{"id":7,"result":1,"error":{"code":5}}', { type: 'error', id: 7, error: { code: 5 } }],
    ['{"id":7}', undefined],
    ['{"id":"7","result":1}', undefined],
    ['{"id":1e30,"result":1}', undefined],
    ['{"id":-1,"result":1}', undefined],
    ['{"id":7,"error":"no"}', { type: 'error', id: 7, error: 'no' }],
    ['{"id":7,"error":4001}', { type: 'error', id: 7, error: 4001 }],
    ['{"id":7,"result":1,"error":null}', { type: 'result', id: 7, result: 1 }],
    ['[{"id":7,"result":1}]', undefined],
    ['null', undefined],
    ['{', undefined],
    ['['.repeat(20_000), undefined],
  ])('is parsed or dropped: no. %#', (text, read) => expect(readMessage(text)).toEqual(read));
});

describe('a frame of the relay', () => {
  const push = (id: string) =>
    `{"id":${id},"jsonrpc":"2.0","method":"irn_subscription","params":{"id":"x","data":{"topic":"t","message":"m","tag":1}}}`;

  it.each([['17'], ['1795418227049540608'], ['99999999999999999999999'], ['"a\\"b"']])(
    'is acknowledged with all digits of its id: %s',
    (id) => expect(readFrame(push(id))).toEqual({ type: 'message', id, topic: 't', message: 'm' }),
  );

  it.each([
    ['an answer', '{"id":3,"result":true}', { type: 'answer', id: 3, failure: undefined, result: true }],
    [
      'a refusal',
      '{"id":3,"error":{"code":-1,"message":"No"}}',
      { type: 'answer', id: 3, failure: expect.objectContaining({ code: 'request-failed', message: 'No' }) },
    ],
    ['a question', '{"id":3,"method":"irn_other","params":{}}', undefined],
    ['a message without text', push('3').replace('"m"', '{}'), undefined],
    ['no number', '{"id":{},"result":true}', undefined],
    ['nothing', '', undefined],
    ['a text that is too long', `"${'a'.repeat(4_000_000)}"`, undefined],
  ])('can be %s', (_, text, read) => expect(readFrame(text)).toEqual(read));
});
