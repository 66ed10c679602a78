/** Malicious descriptors: each is refused for its own reason, in bounded time, and nothing of it is shown. */
import { firstValueFrom } from 'rxjs';
import { type Hex, pad, toHex } from 'viem';
import { describe, expect, it } from 'vitest';
import type { ClearRefusal } from '../../domain/request/clear-words.js';
import { readTypedData } from '../../domain/request/typed-data.js';
import { clearReader } from './clear-reader.js';
import type { Descriptors } from './clear-signing-options.js';
import {
  answerTo,
  BOOK,
  bookCall,
  CONTRACT,
  descriptor,
  FIELDS,
  NAMES,
  RECIPIENT,
  TOKEN,
} from './reader/described-call.js';

const formats = (of: object) => descriptor({}, { display: { formats: of } });
const field = (more: object) =>
  descriptor({ fields: [...FIELDS, { path: 'extra', label: 'Extra', format: 'raw', ...more }] });
const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });
const group = (levels: number): object => ({ label: 'G', fields: levels === 0 ? FIELDS : [group(levels - 1)] });
const includes = (of: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(of).map(([path, other]) => [path, descriptor({}, { includes: other })]));

const APPROVE: Hex = `0x095ea7b3${pad(RECIPIENT).slice(2)}${'f'.repeat(64)}`;
const TRANSFER: Hex = `0xa9059cbb${pad(RECIPIENT).slice(2)}${'1'.padStart(64, '0')}`;
const approve = (intent: string, more: readonly object[] = [{ path: 'amount', label: 'Amount', format: 'raw' }]) =>
  formats({
    'approve(address spender,uint256 amount)': {
      intent,
      fields: [{ path: 'spender', label: 'Who', format: 'raw' }, ...more],
    },
  });
const transfer = (intent: string) =>
  formats({
    'transfer(address to,uint256 amount)': {
      intent,
      fields: ['to', 'amount'].map((path) => ({ path, label: path, format: 'raw' })),
    },
  });

describe('a descriptor is refused', () => {
  it.each<[string, Descriptors, ClearRefusal]>([
    [
      'for another network',
      [descriptor({}, { context: { contract: { deployments: [{ chainId: 10, address: CONTRACT }] } } })],
      'other-network',
    ],
    [
      'with its network as text',
      [descriptor({}, { context: { contract: { deployments: [{ chainId: '1', address: CONTRACT }] } } })],
      'no-descriptor',
    ],
    [
      'for another contract',
      [descriptor({}, { context: { contract: { deployments: [{ chainId: 1, address: RECIPIENT }] } } })],
      'no-descriptor',
    ],
    ['of no contract', [descriptor({}, { context: {} })], 'no-descriptor'],
    [
      'for typed data',
      [descriptor({}, { context: { eip712: { deployments: [{ chainId: 1, address: CONTRACT }] } } })],
      'no-descriptor',
    ],
    ['of a later version', [descriptor({}, { $schema: 'https://example/erc7730-v3.schema.json' })], 'unknown-version'],
    ['of a version that is not a text', [descriptor({}, { $schema: 'latest' })], 'unknown-version'],
    ['that is not JSON', ['<html>'], 'not-json'],
    ['that is a list', [[]], 'not-json'],
    ['that is nothing', [null], 'not-json'],
    ['that is a function', [() => descriptor()], 'not-json'],
    [
      'that throws when it is read',
      [
        Object.defineProperty({}, 'context', {
          enumerable: true,
          get: () => {
            throw new Error('trap');
          },
        }),
      ],
      'not-json',
    ],
    ['of a megabyte', [descriptor({}, { $comment: 'x'.repeat(1_000_000) })], 'too-large'],
    ['of a megabyte, as text', [JSON.stringify(descriptor({}, { $comment: 'x'.repeat(1_000_000) }))], 'too-large'],
    ['nested a hundred times', [descriptor({}, { metadata: deep(100) })], 'too-deep'],
    ['of groups in groups', [descriptor({ fields: [group(8)] })], 'too-deep'],
    [
      'with a prototype',
      [JSON.stringify(descriptor()).replace('"owner"', '"__proto__":{"chainId":1},"owner"')],
      'unsafe-key',
    ],
    ['with a constructor', [descriptor({}, { metadata: { constructor: 1 } })], 'unsafe-key'],
    ['that includes itself', includes({ 'a.json': 'a.json' }), 'include-cycle'],
    ['that includes what includes it', includes({ 'a.json': 'b.json', 'b.json': './a.json' }), 'include-cycle'],
    ['that includes what is not there', includes({ 'a.json': 'gone.json' }), 'include-missing'],
    ['that includes what is above', includes({ 'a.json': '../../etc/passwd' }), 'include-missing'],
    ['that includes another host', includes({ 'a.json': 'https://evil.example/a.json' }), 'include-missing'],
    [
      'that includes another host, without its protocol',
      includes({ 'a.json': '//evil.example/a.json' }),
      'include-missing',
    ],
    ['with a path outside the data', [field({ path: 'secret' })], 'outside-data'],
    ['with a path into the prototype', [field({ path: 'toString' })], 'outside-data'],
    ['with a path to a prototype', [field({ path: 'extra.__proto__.length' })], 'outside-data'],
    ['with a path beyond a list', [field({ path: 'extra.[0]' })], 'outside-data'],
    ['with a path past the end of bytes', [field({ path: 'extra.[:4000]' })], 'outside-data'],
    ['with a path that is none', [field({ path: 'extra..x' })], 'malformed'],
    ['with a path of a hundred parts', [field({ path: 'a.'.repeat(100) })], 'malformed'],
    ['with a value from elsewhere in it', [field({ path: undefined, value: '$.display.formats' })], 'outside-data'],
    ['with a constant out of a prototype', [field({ path: undefined, value: '$.metadata.toString' })], 'outside-data'],
    ['with a path and a value', [field({ value: 1 })], 'malformed'],
    ['with neither', [field({ path: undefined })], 'malformed'],
    ['without a label', [field({ label: undefined })], 'malformed'],
    ['without an intent', [descriptor({ intent: '' })], 'malformed'],
    ['with an intent that cannot be seen', [descriptor({ intent: '\u202e\u200b' })], 'malformed'],
    ['with fields that are none', [descriptor({ fields: [7] })], 'malformed'],
    ['with a reference into nothing', [field({ $ref: '$.display.definitions.gone' })], 'outside-data'],
    ['with a reference into the prototype', [field({ $ref: '$.display.definitions.toString' })], 'outside-data'],
    ['with a reference elsewhere', [field({ $ref: '$.context' })], 'malformed'],
    [
      'with a billion decimals',
      [field({ path: 'amount', format: 'unit', params: { base: '', decimals: 1e9 } })],
      'malformed',
    ],
    [
      'with decimals below zero',
      [field({ path: 'amount', format: 'unit', params: { base: '', decimals: -1 } })],
      'malformed',
    ],
    ['that wants another value', [field({ path: 'amount', visible: { mustMatch: [1] } })], 'must-match'],
    [
      'with two formats for one call',
      [formats({ [BOOK]: {}, 'book(address,uint256,address,bytes)': {} })],
      'malformed',
    ],
    [
      'with two arguments of one name',
      [
        formats({
          'book(address amount,uint256 amount,address traveller,bytes extra)': { intent: 'Book', fields: FIELDS },
        }),
      ],
      'malformed',
    ],
    ['for another call', [formats({ 'sail(address to)': { intent: 'Sail', fields: [] } })], 'no-format'],
    ['with a key that is none', [formats({ 'book(((((': {}, toString: {}, '': {} })], 'no-format'],
    [
      'with more rows than anybody reads',
      [descriptor({ fields: Array.from({ length: 201 }, () => FIELDS[0]) })],
      'too-long',
    ],
  ])('%s', async (_, descriptors, refusal) => {
    expect(await answerTo(descriptors)).toEqual({ ok: false, refusal });
  });

  it.each<[string, unknown, Hex]>([
    ['an approval a reward', approve('Claim your reward'), APPROVE],
    ['the approval of item 0 a reward', approve('Claim your reward'), `0x${APPROVE.slice(2, -64)}${'0'.repeat(64)}`],
    ['an approval a login', approve('Sign in to approve your session'), APPROVE],
    ['an approval nothing at all', approve('Continue'), APPROVE],
    ['an approval so, but leaves the amount out', approve('Approve', []), APPROVE],
    [
      'an approval so, with the spender only as a parameter',
      formats({
        'approve(address spender,uint256 amount)': {
          intent: 'Approve',
          fields: [
            {
              ...{ path: 'amount', label: 'Amount', format: 'tokenAmount' },
              params: { token: TOKEN, nativeCurrencyAddress: '#.spender' },
            },
          ],
        },
      }),
      APPROVE,
    ],
    ['a transfer a refund', transfer('Receive a transfer'), TRANSFER],
    ['a transfer an update', transfer('Update settings'), TRANSFER],
  ])('that calls %s', async (_, given, data) => {
    expect(await answerTo([given], { data })).toEqual({ ok: false, refusal: 'misleading' });
  });

  it.each([
    ['Claim your reward', false],
    ['Log in', false],
    ['Authorize an account', true],
  ])('that calls a right to borrow or to manage everything “%s”, unless it says so', async (intent, ok) => {
    for (const [primaryType, who] of [
      ['DelegationWithSig', 'delegatee'],
      ['Authorization', 'manager'],
    ] as const) {
      const given = descriptor(
        {},
        {
          context: { eip712: { deployments: [{ chainId: 1, address: CONTRACT }] } },
          display: { formats: { [`${primaryType}(address ${who})`]: { intent, fields: [] } } },
        },
      );
      const read = readTypedData({
        ...{ types: { [primaryType]: [{ name: who, type: 'address' }] }, primaryType },
        ...{ domain: { chainId: 1, verifyingContract: CONTRACT }, message: { [who]: RECIPIENT } },
      });
      if (!read.ok) throw new Error(read.problem);
      const question = { kind: 'typed-data', from: RECIPIENT, data: read.data } as const;
      const answer = await firstValueFrom(clearReader({ descriptors: [given] }).describe(question, NAMES));
      expect(answer).toMatchObject(ok ? { ok } : { ok, refusal: 'misleading' });
    }
  });

  it.each<[string, Hex, ClearRefusal]>([
    ['shorter than its arguments', bookCall().slice(0, 100) as Hex, 'undecodable'],
    [
      'with something above an address',
      bookCall().replace('000000000000000000000000a1', '000000000000000000000001a1') as Hex,
      'undecodable',
    ],
    ['whose bytes are outside', `${bookCall().slice(0, -128)}${'f'.repeat(128)}` as Hex, 'undecodable'],
    [
      'whose bytes overlap the other arguments',
      bookCall().replace(pad(toHex(128)).slice(2), pad(toHex(0)).slice(2)) as Hex,
      'undecodable',
    ],
    ['of half a byte', `${bookCall()}0`, 'no-descriptor'],
    ['without a selector', '0x', 'no-descriptor'],
  ])('for a call %s', async (_, data, refusal) => {
    expect(await answerTo([descriptor()], { data })).toEqual({ ok: false, refusal });
  });
});

describe('a bad descriptor beside it', () => {
  it('does not affect a good one', async () => {
    const answer = await answerTo(['<html>', descriptor({}, { metadata: deep(100) }), descriptor()]);
    expect(answer).toMatchObject({ ok: true, words: { intent: 'Book a passage' } });
  });

  it.each([
    ['a call within the call, for ever', 5],
    ['two of them in each', 40],
  ])('ends: %s', async (_, most) => {
    const inner = { path: 'extra', label: 'Inner', format: 'calldata', params: { callee: CONTRACT } };
    let data = bookCall();
    for (let level = 0; level < 10; level += 1) data = bookCall(data);
    const fields = most > 5 ? [inner, { ...inner, label: 'Again' }] : [inner];
    const answer = await answerTo([descriptor({ fields })], { data });
    const depth = (words: unknown, at = 0): number =>
      Math.max(
        at,
        ...((words as { rows?: readonly { inner?: unknown }[] })?.rows ?? []).map(({ inner: each }) =>
          depth(each, each ? at + 1 : at),
        ),
      );
    if (answer.ok) expect(depth(answer.words)).toBeLessThanOrEqual(5);
    else expect(answer.refusal).toBe('too-long');
  });
});
