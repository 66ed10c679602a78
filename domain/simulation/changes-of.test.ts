import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf, type Read } from './changes-of.js';
import type { Subject } from './subject.js';

const ME = `0x${'a1'.repeat(20)}`;
const KELP = `0x${'6e'.repeat(20)}`;
const GLASS = `0x${'61'.repeat(20)}`;
const BOB = `0x${'b0'.repeat(20)}`;
const MAX = 2n ** 256n - 1n;

const word = (value: bigint) => value.toString(16).padStart(64, '0');
const hex = (...values: readonly bigint[]) => `0x${values.map(word).join('')}`;
const read = (subject: Subject, before: string | undefined, after: string | undefined): Read => ({
  subject,
  before,
  after,
});
const changes = (...reads: readonly Read[]) => changesOf(reads, ME, () => undefined);

describe('the assets that change', () => {
  it.each<[string, Read, readonly object[]]>([
    ['ether', read({ kind: 'native' }, hex(5n), hex(2n)), [{ kind: 'native', amount: -3n }]],
    [
      'a token',
      read({ kind: 'token', address: KELP }, hex(0n), hex(MAX)),
      [{ kind: 'token', address: KELP, amount: MAX }],
    ],
    ['nothing', read({ kind: 'token', address: KELP }, hex(7n), hex(7n)), []],
    [
      'an item that leaves',
      read({ kind: 'item', address: GLASS, id: 3n }, hex(BigInt(ME)), hex(BigInt(BOB))),
      [{ kind: 'item', address: GLASS, id: 3n, amount: -1n }],
    ],
    [
      'an item that is made',
      read({ kind: 'item', address: GLASS, id: 3n }, undefined, hex(BigInt(ME))),
      [{ kind: 'item', address: GLASS, id: 3n, amount: 1n }],
    ],
    ['somebody else’s item', read({ kind: 'item', address: GLASS, id: 3n }, hex(9n), hex(BigInt(BOB))), []],
    [
      'several alike',
      read({ kind: 'items', address: GLASS, id: 16n }, hex(2n), hex(5n)),
      [{ kind: 'items', address: GLASS, id: 16n, amount: 3n }],
    ],
    ['what answers nothing', read({ kind: 'token', address: KELP }, undefined, undefined), []],
    ['what answers too little', read({ kind: 'token', address: KELP }, '0x', '0x1234'), []],
  ])('%s', (_what, each, assets) => {
    expect(changes(each)).toEqual({ assets, allowances: [] });
  });

  it('are listed with outgoing ones first, and for a collection by its items only', () => {
    const { assets } = changes(
      read({ kind: 'token', address: KELP }, hex(0n), hex(4n)),
      read({ kind: 'token', address: GLASS }, hex(2n), hex(1n)),
      read({ kind: 'item', address: GLASS, id: 3n }, hex(BigInt(ME)), hex(BigInt(BOB))),
      read({ kind: 'native' }, hex(4n), hex(0n)),
    );
    expect(assets.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['item', -1n],
      ['native', -4n],
      ['token', 4n],
    ]);
  });

  it('are exact differences of any size', () => {
    const amount = fc.bigInt({ min: 0n, max: MAX });
    fc.assert(
      fc.property(amount, amount, (before, after) => {
        const [change] = changes(read({ kind: 'token', address: KELP }, hex(before), hex(after))).assets;
        expect(change?.amount ?? 0n).toBe(after - before);
      }),
    );
  });
});

it('include what contracts report about themselves', () => {
  const claims = { name: 'Kelp', symbol: 'KELP', decimals: 6 };
  const reads = [
    read({ kind: 'token', address: KELP }, hex(1n), hex(2n)),
    read({ kind: 'items', address: KELP, id: 1n }, hex(1n), hex(2n)),
    read({ kind: 'allowance', address: KELP, spender: BOB }, hex(1n), hex(2n)),
    read({ kind: 'approved', address: KELP, id: 1n }, hex(0n), hex(BigInt(BOB))),
    read({ kind: 'token', address: GLASS }, hex(1n), hex(2n)),
  ];
  const { assets, allowances } = changesOf(reads, ME, (address) => (address === KELP ? claims : undefined));
  expect([...assets, ...allowances].map((each) => each.claims)).toEqual([claims, claims, undefined, claims, claims]);
});

it('include contracts that start or stop answering', () => {
  expect(changes(read({ kind: 'token', address: KELP }, undefined, hex(2n))).assets).toMatchObject([{ amount: 2n }]);
  expect(changes(read({ kind: 'token', address: KELP }, hex(2n), undefined)).assets).toMatchObject([{ amount: -2n }]);
});

it('keep the rights to an item of several alike, and to an incoming one', () => {
  const approval = read({ kind: 'approved', address: GLASS, id: 3n }, hex(0n), hex(BigInt(BOB)));
  const comes = read({ kind: 'item', address: GLASS, id: 3n }, hex(BigInt(BOB)), hex(BigInt(ME)));
  const outgoing = read({ kind: 'items', address: GLASS, id: 3n }, hex(4n), hex(3n));
  expect(changes(approval, comes).allowances).toHaveLength(1);
  expect(changes(approval, outgoing).allowances).toHaveLength(1);
  const gone = read({ kind: 'item', address: GLASS, id: 3n }, hex(BigInt(ME)), hex(BigInt(BOB)));
  const operator = read({ kind: 'operator', address: GLASS, spender: BOB }, hex(0n), hex(1n));
  expect(changes(gone, operator).allowances).toHaveLength(1);
});

describe('the rights that change', () => {
  const allowance = { kind: 'allowance', address: KELP, spender: BOB } as const;
  const permit2 = { ...allowance, kind: 'permit2' } as const;
  const operator = { kind: 'operator', address: GLASS, spender: BOB } as const;
  const approved = { kind: 'approved', address: GLASS, id: 3n } as const;
  it.each<[string, Read, readonly object[]]>([
    ['given', read(allowance, hex(0n), hex(MAX)), [{ ...allowance, before: 0n, after: MAX }]],
    ['taken back', read(allowance, hex(9n), hex(0n)), [{ ...allowance, before: 9n, after: 0n }]],
    ['of Permit2, as it was', read(permit2, hex(5n, 9n, 1n), hex(5n, 9n, 1n)), []],
    ['as it was, with more words', read(allowance, hex(5n, 1n), hex(5n, 2n)), []],
    [
      'of Permit2, that is there no more',
      read(permit2, hex(5n, 9n, 1n), undefined),
      [{ ...permit2, before: 5n, after: 0n }],
    ],
    ['an item’s, as it was', read(approved, hex(BigInt(BOB)), hex(BigInt(BOB))), []],
    ['an item’s, to no address', read(approved, hex(0n), hex(2n ** 200n)), []],
    ['used up within the calls', read(allowance, hex(0n), hex(0n)), []],
    [
      'given by Permit2, for a while',
      read(permit2, hex(0n, 0n, 0n), hex(5n, 99n, 1n)),
      [{ ...permit2, before: 0n, after: 5n, expires: 99n }],
    ],
    [
      'prolonged',
      read(permit2, hex(5n, 1n, 0n), hex(5n, 99n, 1n)),
      [{ ...permit2, before: 5n, after: 5n, expires: 99n }],
    ],
    ['given over a whole collection', read(operator, hex(0n), hex(1n)), [{ ...operator, before: 0n, after: 1n }]],
    ['a yes in another number', read(operator, hex(0n), hex(7n)), [{ ...operator, before: 0n, after: 1n }]],
    [
      'given over one item, and so taken from another',
      read(approved, hex(7n), hex(BigInt(BOB))),
      [
        { kind: 'item', address: GLASS, id: 3n, spender: BOB, before: 0n, after: 1n },
        { kind: 'item', address: GLASS, id: 3n, spender: `0x${'0'.repeat(39)}7`, before: 1n, after: 0n },
      ],
    ],
  ])('%s', (_what, each, allowances) => {
    expect(changes(each)).toMatchObject({ assets: [], allowances });
  });

  it('and those that do not change are listed apart', () => {
    const same = { ...allowance, before: 9n, after: 9n };
    expect(changes(read(allowance, hex(9n), hex(9n)))).toEqual({ assets: [], allowances: [], standing: [same] });
  });

  it('end with the item that leaves', () => {
    const gone = read({ kind: 'item', address: GLASS, id: 3n }, hex(BigInt(ME)), hex(BigInt(BOB)));
    expect(changes(gone, read(approved, hex(BigInt(BOB)), hex(0n))).allowances).toEqual([]);
    expect(changes(read(approved, hex(BigInt(BOB)), hex(0n))).allowances).toHaveLength(1);
  });

  it('are listed with granted ones first', () => {
    const { allowances } = changes(
      read(allowance, hex(9n), hex(0n)),
      read({ ...allowance, address: GLASS }, hex(0n), hex(9n)),
    );
    expect(allowances.map(({ after }) => after)).toEqual([9n, 0n]);
  });
});
