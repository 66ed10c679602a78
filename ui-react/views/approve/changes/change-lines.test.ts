import { describe, expect, it } from 'vitest';
import { makeFormatter } from '../../../../domain/format/locale-formatter.js';
import type { AllowanceChange, AssetChange } from '../../../../domain/simulation/simulation.js';
import type { Token } from '../../../../domain/token/token.js';
import { changeLines } from './change-lines.js';
import { enChanges } from './changes.en.js';

const KELP = `0x${'6e'.repeat(20)}`;
const OTHER = `0x${'0d'.repeat(20)}`;
const BOB = `0x${'b0'.repeat(20)}`;
const networkId = 'eip155:1';
const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 };
const kelp: Token = { networkId, name: 'Kelp Dollar', symbol: 'KELP', decimals: 6, address: KELP };
const known = {
  network: { caipNetworkId: networkId, nativeCurrency },
  vouched: [kelp],
  holdings: [
    { token: { networkId, ...nativeCurrency }, amount: 1n, price: '3000.5' },
    { token: kelp, amount: 1n, price: '1' },
  ],
} as const;

const asset = (change: AssetChange) =>
  changeLines({ outcome: 'changes', assets: [change], allowances: [], complete: true }, known, enChanges)[0];
const right = (change: AllowanceChange) =>
  changeLines({ outcome: 'changes', assets: [], allowances: [change], complete: true }, known, enChanges)[0];

describe('outgoing and incoming assets', () => {
  it.each<[string, AssetChange, object]>([
    [
      'ether that leaves',
      { kind: 'native', amount: -(10n ** 17n) },
      { label: 'Leaves your wallet', amount: '−0.1 ETH', worth: '$300.05', tone: 'neutral' },
    ],
    [
      'a known token that arrives',
      { kind: 'token', address: KELP.toUpperCase().replace('X', 'x'), amount: 803_090_000n },
      { label: 'Arrives', amount: '+803.09 KELP', worth: '$803.09', tone: 'positive' },
    ],
    ['one unit of it', { kind: 'token', address: KELP, amount: -1n }, { amount: '−0.000001 KELP' }],
    [
      'more than any number',
      { kind: 'token', address: KELP, amount: 2n ** 256n - 1n },
      {
        amount:
          '+115,792,089,237,316,195,423,570,985,008,687,907,853,269,984,665,640,564,039,457,584,007,913,129.639935 KELP',
      },
    ],
    [
      'a token nobody knows',
      { kind: 'token', address: OTHER, amount: 5n, claims: { name: 'Odd', symbol: 'ODD', decimals: 0 } },
      { label: 'Arrives · Unverified token 0x0d…\u20600d0d0d', amount: '+5 ODD' },
    ],
    [
      'the same, as it leaves',
      { kind: 'token', address: OTHER, amount: -5n, claims: { name: 'Odd', symbol: 'ODD', decimals: 1 } },
      { label: 'Leaves your wallet', amount: '−0.5 ODD' },
    ],
    ['a token without a name', { kind: 'token', address: OTHER, amount: 5n }, { amount: '+5 Unknown token' }],
    [
      'what takes a known one’s name',
      { kind: 'token', address: OTHER, amount: 5n, claims: { name: 'x', symbol: 'K E L P', decimals: 0 } },
      { imitates: 'KELP', tone: 'danger' },
    ],
    [
      'what says it is ether',
      { kind: 'token', address: OTHER, amount: 5n, claims: { name: 'ether', symbol: 'X', decimals: 0 } },
      { imitates: 'ETH' },
    ],
    [
      'an item',
      { kind: 'item', address: OTHER, id: 3n, amount: -1n, claims: { name: 'Driftglass', symbol: 'GLASS' } },
      { amount: '−Driftglass #3' },
    ],
    [
      'several, of a long number',
      { kind: 'items', address: OTHER, id: 123_456_789_012_345n, amount: 2n },
      { label: 'Arrives', amount: '+2 × Unknown collectible #1234…2345' },
    ],
  ])('%s', (_what, change, line) => {
    expect(asset(change)).toMatchObject(line);
  });

  it.each([
    ['de', '+2.997,465613 KELP'],
    ['pl', '+2997,465613 KELP'],
    ['ru', '+12\u00a0997,465613 KELP', 12_997_465_613n],
  ])(
    'in %s, a line ends between the number and the symbol, and nowhere else',
    (locale, amount, units = 2_997_465_613n) => {
      const change: AssetChange = { kind: 'token', address: KELP, amount: units };
      const assets = { outcome: 'changes', assets: [change], allowances: [], complete: true } as const;
      expect(changeLines(assets, known, enChanges, makeFormatter(locale))[0]?.amount).toBe(amount);
      const right: AllowanceChange = { kind: 'allowance', address: KELP, spender: BOB, before: 0n, after: units };
      const rights = { outcome: 'changes', assets: [], allowances: [right], complete: true } as const;
      expect(changeLines(rights, known, enChanges, makeFormatter(locale))[0]?.amount).toBe(
        `Up to ${amount.replace('+', '')}`,
      );
    },
  );

  it('show no value for tokens that nobody vouches for', () => {
    expect(asset({ kind: 'token', address: OTHER, amount: 5n })).not.toHaveProperty('worth');
    expect(asset({ kind: 'token', address: KELP, amount: 5n })).not.toHaveProperty('imitates');
  });
});

describe('rights of others', () => {
  const base = { address: KELP, spender: BOB, before: 0n } as const;
  const given = 'Permission to spend without asking you again';
  it.each<[string, AllowanceChange, object]>([
    [
      'some',
      { kind: 'allowance', ...base, after: 5_000_000n },
      { label: given, amount: 'Up to 5 KELP', tone: 'neutral', spender: BOB },
    ],
    [
      'all',
      { kind: 'allowance', ...base, after: 2n ** 256n - 1n },
      { label: given, amount: 'All your KELP', tone: 'danger' },
    ],
    [
      'all, by Permit2, for a while',
      { kind: 'permit2', ...base, after: 2n ** 160n - 1n, expires: 1_800_000_000n },
      { label: 'Permission to spend until Jan 15, 2027, 08:00 UTC', amount: 'All your KELP', tone: 'danger' },
    ],
    ['for ever and a day', { kind: 'permit2', ...base, after: 1n, expires: 2n ** 48n - 1n }, { label: given }],
    [
      'less than before',
      { kind: 'allowance', ...base, before: 9_000_000n, after: 5_000_000n },
      { amount: 'Up to 5 KELP', tone: 'neutral' },
    ],
    [
      'no more',
      { kind: 'allowance', ...base, before: 9n, after: 0n },
      { label: 'Permission to spend removed', amount: 'KELP', tone: 'neutral' },
    ],
    [
      'one item',
      { kind: 'item', ...base, address: OTHER, id: 3n, after: 1n, claims: { name: 'Driftglass', symbol: 'GLASS' } },
      { amount: 'Driftglass #3', tone: 'neutral' },
    ],
    [
      'a whole collection',
      { kind: 'operator', ...base, address: OTHER, after: 1n, claims: { name: 'Driftglass', symbol: 'GLASS' } },
      { amount: 'Any of your Driftglass', tone: 'danger' },
    ],
    [
      'an account that holds a token',
      { kind: 'control', ...base, after: 1n },
      { label: 'Control handed over to', amount: 'Your KELP account', tone: 'danger', spender: BOB },
    ],
    [
      'closing one',
      { kind: 'closing', ...base, after: 1n },
      { label: 'Permission to close it given to', amount: 'Your KELP account', tone: 'danger' },
    ],
    [
      'a whole account',
      { kind: 'account', ...base, after: 1n },
      { amount: 'Your whole account', tone: 'danger', token: { symbol: 'ETH' } },
    ],
    [
      'all that Solana can count',
      { kind: 'allowance', ...base, after: 2n ** 64n - 1n },
      { amount: 'All your KELP', tone: 'danger' },
    ],
    [
      'no longer a collection',
      { kind: 'operator', ...base, address: OTHER, before: 1n, after: 0n },
      { label: 'Permission to spend removed', tone: 'neutral' },
    ],
  ])('%s', (_what, change, line) => {
    expect(right(change)).toMatchObject(line);
  });
});
