import { describe, expect, it } from 'vitest';
import { PERMIT2 } from './subject.js';
import { subjectsOfCalls, usedRights } from './subjects-of-calls.js';
import { type Log, subjectsOfLogs } from './subjects-of-logs.js';

const ME = `0x${'a1'.repeat(20)}`;
const BOB = `0x${'b0'.repeat(20)}`;
const KELP = `0x${'6e'.repeat(20)}`;
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const APPROVAL = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925';
const FOR_ALL = '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31';
const SINGLE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62';
const BATCH = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb';
const DEPOSIT = '0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c';
const WITHDRAWAL = '0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65';
const PERMIT2_APPROVAL = '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b';

const PERMIT2_PERMIT = '0xc6a377bfc4eb120024a8ac08eef205be16b817020812c73223e81d1bdb9708ec';
/** A word that is larger than an address. */
const DIRTY = `0x1${'0'.repeat(23)}${'b0'.repeat(20)}`;

const pad = (address: string) => `0x${address.slice(2).padStart(64, '0')}`;
const word = (value: bigint) => value.toString(16).padStart(64, '0');
const log = (topics: readonly string[], data = '0x', address = KELP): Log => ({ address, topics, data });

describe('subjects of logs', () => {
  const token = { kind: 'token', address: KELP };
  it.each<[string, Log, readonly object[]]>([
    ['a token that leaves', log([TRANSFER, pad(ME), pad(BOB)]), [token]],
    ['a token that comes', log([TRANSFER, pad(BOB), pad(ME)]), [token]],
    ['a token of others', log([TRANSFER, pad(BOB), pad(BOB)]), []],
    ['an item', log([TRANSFER, pad(ME), pad(BOB), `0x${word(3n)}`]), [{ kind: 'item', address: KELP, id: 3n }]],
    ['wrapped', log([DEPOSIT, pad(ME)]), [token]],
    ['unwrapped', log([WITHDRAWAL, pad(ME)]), [token]],
    ['wrapped by others', log([DEPOSIT, pad(BOB)]), []],
    ['an allowance', log([APPROVAL, pad(ME), pad(BOB)]), [{ kind: 'allowance', address: KELP, spender: BOB }]],
    ['an allowance of others', log([APPROVAL, pad(BOB), pad(ME)]), []],
    [
      'an item’s approval',
      log([APPROVAL, pad(ME), pad(BOB), `0x${word(3n)}`]),
      [{ kind: 'approved', address: KELP, id: 3n }],
    ],
    ['an operator', log([FOR_ALL, pad(ME), pad(BOB)]), [{ kind: 'operator', address: KELP, spender: BOB }]],
    [
      'items that come',
      log([SINGLE, pad(BOB), pad(BOB), pad(ME)], `0x${word(16n)}${word(2n)}`),
      [{ kind: 'items', address: KELP, id: 16n }],
    ],
    [
      'items of several kinds',
      log([BATCH, pad(BOB), pad(ME), pad(BOB)], `0x${[64n, 160n, 2n, 16n, 80n, 2n, 1n, 1n].map(word).join('')}`),
      [
        { kind: 'items', address: KELP, id: 16n },
        { kind: 'items', address: KELP, id: 80n },
      ],
    ],
    [
      'items after many that repeat',
      log([BATCH, pad(BOB), pad(ME), pad(BOB)], `0x${[64n, 0n, 41n, ...Array(40).fill(1n), 777n].map(word).join('')}`),
      [
        { kind: 'items', address: KELP, id: 1n },
        { kind: 'items', address: KELP, id: 777n },
      ],
    ],
    ['a list that is none', log([BATCH, pad(BOB), pad(ME), pad(BOB)], `0x${word(2n ** 255n)}`), []],
    [
      'Permit2’s allowance',
      log([PERMIT2_APPROVAL, pad(ME), pad(KELP), pad(BOB)], '0x', PERMIT2),
      [{ kind: 'permit2', address: KELP, spender: BOB }],
    ],
    ['another’s that says it is Permit2’s', log([PERMIT2_APPROVAL, pad(ME), pad(KELP), pad(BOB)]), []],
    ['a topic that is not an address', log([TRANSFER, `0x${'f'.repeat(64)}`, pad(BOB)]), []],
    ['nothing', log([]), []],
  ])('%s', (_what, each, subjects) => {
    expect(subjectsOfLogs([each], ME)).toEqual(subjects);
  });

  it.each<[string, Log]>([
    ['an operator of others', log([FOR_ALL, pad(BOB), pad(ME)])],
    ['an operator that is not an address', log([FOR_ALL, pad(ME), DIRTY])],
    ['a spender that is not an address', log([APPROVAL, pad(ME), DIRTY])],
    ['items of others', log([SINGLE, pad(BOB), pad(BOB), pad(BOB)], `0x${word(16n)}${word(2n)}`)],
    ['items without a number', log([SINGLE, pad(BOB), pad(ME), pad(BOB)])],
    ['a list whose items are missing', log([BATCH, pad(BOB), pad(ME), pad(BOB)], `0x${word(32n)}${word(2n)}`)],
    [
      'a list that begins between words',
      log([BATCH, pad(BOB), pad(ME), pad(BOB)], `0x${[33n, 1n, 7n].map(word).join('')}`),
    ],
    ['Permit2’s of no token', log([PERMIT2_APPROVAL, pad(ME), DIRTY, pad(BOB)], '0x', PERMIT2)],
    ['Permit2’s for no spender', log([PERMIT2_APPROVAL, pad(ME), pad(KELP), DIRTY], '0x', PERMIT2)],
    ['Permit2’s of others', log([PERMIT2_APPROVAL, pad(BOB), pad(KELP), pad(BOB)], '0x', PERMIT2)],
  ])('ignore %s', (_what, each) => {
    expect(subjectsOfLogs([each], ME)).toEqual([]);
  });

  it.each<[string, Log, string]>([
    ['an allowance', log([APPROVAL, pad(ME), pad(BOB)]), 'allowance'],
    ['an item’s approval', log([APPROVAL, pad(ME), pad(BOB), `0x${word(3n)}`]), 'approved'],
    ['an operator', log([FOR_ALL, pad(ME), pad(BOB)]), 'operator'],
    ['items', log([SINGLE, pad(BOB), pad(ME), pad(BOB)], `0x${word(16n)}${word(2n)}`), 'items'],
    ['what is unwrapped', log([WITHDRAWAL, pad(ME)]), 'token'],
    ['Permit2’s', log([PERMIT2_APPROVAL, pad(ME), pad(KELP), pad(BOB)], '0x', PERMIT2), 'permit2'],
    ['what is permitted by a signature', log([PERMIT2_PERMIT, pad(ME), pad(KELP), pad(BOB)], '0x', PERMIT2), 'permit2'],
  ])('put %s before what comes in', (_what, each, kind) => {
    const gifts = [
      log([TRANSFER, pad(BOB), pad(ME)], '0x', BOB),
      log([DEPOSIT, pad(ME)], '0x', ME),
      log([SINGLE, pad(BOB), pad(BOB), pad(ME)], `0x${word(1n)}${word(2n)}`, BOB),
    ];
    const subjects = subjectsOfLogs([...gifts, each], ME);
    expect(subjects.map((subject) => subject.kind)).toEqual([kind, 'token', 'token', 'items']);
  });

  it('are listed once each, and outgoing ones before a flood of gifts', () => {
    const gifts = Array.from({ length: 500 }, (_, at) =>
      log([TRANSFER, pad(BOB), pad(ME)], '0x', `0x${String(at).padStart(40, '0')}`),
    );
    const subjects = subjectsOfLogs([...gifts, ...gifts, log([TRANSFER, pad(ME), pad(BOB)])], ME);
    expect(subjects).toHaveLength(501);
    expect(subjects[0]).toEqual({ kind: 'token', address: KELP });
  });
});

describe('subjects of calls', () => {
  const call = (data: string) => ({ to: KELP, data: `0x${data}`, value: 0n });
  const native = { kind: 'native' };
  const token = { kind: 'token', address: KELP };
  it.each<[string, string, readonly object[]]>([
    ['only ether', '', [native]],
    [
      'an approval of a token, or of an item',
      `095ea7b3${word(BigInt(BOB))}${word(5n)}`,
      [native, { kind: 'allowance', address: KELP, spender: BOB }, { kind: 'approved', address: KELP, id: 5n }, token],
    ],
    [
      'an operator',
      `a22cb465${word(BigInt(BOB))}${word(1n)}`,
      [native, { kind: 'operator', address: KELP, spender: BOB }, token],
    ],
    ['an item', `42842e0e${word(1n)}${word(2n)}${word(3n)}`, [native, { kind: 'item', address: KELP, id: 3n }, token]],
    ['items', `f242432a${word(1n)}${word(2n)}${word(3n)}`, [native, { kind: 'items', address: KELP, id: 3n }, token]],
    [
      'a list of items',
      `2eb2c2d6${[1n, 2n, 96n, 1n, 7n].map(word).join('')}`,
      [native, { kind: 'items', address: KELP, id: 7n }, token],
    ],
    ['what is cut short', '095ea7b3', [native, token]],
    ['what nobody knows', 'deadbeef', [native, token]],
  ])('%s', (_what, data, subjects) => {
    expect(subjectsOfCalls([call(data)], [])).toEqual(subjects);
  });

  it.each([
    [
      'a larger allowance',
      `39509351${word(BigInt(BOB))}${word(5n)}`,
      { kind: 'allowance', address: KELP, spender: BOB },
    ],
    ['a smaller one', `a457c2d7${word(BigInt(BOB))}${word(5n)}`, { kind: 'allowance', address: KELP, spender: BOB }],
    ['an item that is moved', `23b872dd${word(1n)}${word(2n)}${word(3n)}`, { kind: 'item', address: KELP, id: 3n }],
    ['an item with a message', `b88d4fde${word(1n)}${word(2n)}${word(3n)}`, { kind: 'item', address: KELP, id: 3n }],
  ])('%s', (_what, data, subject) => {
    expect(subjectsOfCalls([call(data)], [])).toEqual([native, subject, token]);
  });

  it.each(['095ea7b3', '39509351', 'a457c2d7', 'a22cb465', '23b872dd', '42842e0e', 'f242432a', '2eb2c2d6', '87517c45'])(
    'ignore %s that is cut short or has no addresses',
    (selector) => {
      const dirty = DIRTY.slice(2);
      expect(subjectsOfCalls([call(selector)], [])).toEqual([native, token]);
      expect(subjectsOfCalls([call(`${selector}${word(BigInt(BOB))}`)], []).length).toBeLessThan(4);
      if (/^(09|39|a4|a2)/.test(selector))
        expect(subjectsOfCalls([call(`${selector}${dirty}${word(1n)}`)], [])).toEqual([native, token]);
    },
  );

  it('include the items of a list up to its end', () => {
    expect(subjectsOfCalls([call(`2eb2c2d6${[1n, 2n, 96n, 2n, 7n].map(word).join('')}`)], [])).toHaveLength(3);
  });

  it('include Permit2 rights only for calls of Permit2', () => {
    const data = `0x87517c45${[BigInt(KELP), BigInt(BOB), 5n, 9n].map(word).join('')}`;
    const permit = { kind: 'permit2', address: KELP, spender: BOB };
    expect(subjectsOfCalls([{ to: PERMIT2, data, value: 0n }], [])).toContainEqual(permit);
    expect(subjectsOfCalls([{ to: BOB, data, value: 0n }], [])).not.toContainEqual(permit);
    const wrong = [
      `0x87517c45${DIRTY.slice(2)}${word(BigInt(BOB))}`,
      `0x87517c45${word(BigInt(KELP))}${DIRTY.slice(2)}`,
    ];
    for (const each of wrong) expect(subjectsOfCalls([{ to: PERMIT2, data: each, value: 0n }], [])).toHaveLength(2);
  });

  it('include the known tokens of the account, once each', () => {
    expect(subjectsOfCalls([call('deadbeef')], [KELP.toUpperCase().replace('X', 'x'), BOB])).toEqual([
      native,
      token,
      { kind: 'token', address: BOB },
    ]);
  });

  it('include the rights that an outgoing token may use up', () => {
    expect(usedRights([KELP], [call('deadbeef'), { ...call('deadbeef'), to: BOB }])).toEqual([
      { kind: 'allowance', address: KELP, spender: BOB },
      { kind: 'permit2', address: KELP, spender: BOB },
      { kind: 'allowance', address: KELP, spender: PERMIT2 },
    ]);
  });
});
