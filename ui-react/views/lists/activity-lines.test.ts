import { describe, expect, it } from 'vitest';
import { enFormatter } from '../../../domain/format/english.js';
import type { Transaction, TransactionTransfer } from '../../../domain/transaction/transaction.js';
import { activityMonths, describeLine } from './activity-lines.js';
import { enLists } from './text.en.js';
import { lineAfterKey } from './use-line-focus.js';

const FROM = `0x12${'0'.repeat(32)}345678`;
const TO = `0xab${'0'.repeat(32)}cdef01`;
const NOW = new Date(2026, 10, 22, 12);

function transaction(
  operationType: string,
  transfers: readonly TransactionTransfer[] = [],
  more: Partial<Transaction['metadata']> = {},
): Transaction {
  const minedAt = new Date(2026, 1, 1, 12).toISOString();
  const metadata = { operationType, status: 'confirmed', sentFrom: FROM, sentTo: TO, minedAt, ...more };
  return { id: `${operationType} ${more.minedAt} ${more.status}`, metadata, transfers };
}

const coin = (symbol: string, numeric: string, direction: 'in' | 'out' = 'out'): TransactionTransfer => ({
  ...{ fungible_info: { symbol }, direction, quantity: { numeric } },
});

function describeOne(each: Transaction) {
  const lines = activityMonths([each], NOW, enFormatter).flatMap((month) => month.lines);
  return lines.map((line) => {
    const { title, note, amount, end } = describeLine(line, enLists, enFormatter);
    return [title, note, amount, end].filter(Boolean).join(' | ');
  });
}

describe('S9.11 S9.12 a line of the activity', () => {
  it('has an amount that is never without its beginning, whatever the language', () => {
    const swap = transaction('trade', [coin('ETH', '1'), coin('USDC', '2000.1', 'in')]);
    const [line] = activityMonths([swap], NOW, enFormatter).flatMap((month) => month.lines);
    if (!line) throw new Error('no line');
    expect(describeLine(line, enLists, enFormatter).whole).toBe('2,000.100 USDC');
  });

  it.each([
    [transaction('send', [coin('SALT', '1')]), ['Sent | To 0xab…cdef01 | 1.000 SALT | 01 Feb']],
    [transaction('receive', [coin('SALT', '1.23456', 'in')]), ['Received | From 0x12…345678 | +1.235 SALT | 01 Feb']],
    [transaction('withdraw', [coin('SALT', '0.5', 'out')]), ['Withdrawn | To 0xab…cdef01 | −0.500 SALT | 01 Feb']],
    [
      transaction('trade', [coin('ETH', '1'), coin('USDC', '2000.1', 'in')]),
      ['Swapped | 1.000 ETH for 2,000.100 USDC | 01 Feb'],
    ],
    [
      transaction('send', [coin('SALT', '1')], { status: 'failed' }),
      ['Send failed | To 0xab…cdef01 | 1.000 SALT | Failed'],
    ],
    [
      transaction('send', [coin('SALT', '1')], { status: 'pending' }),
      ['Sending | To 0xab…cdef01 | 1.000 SALT | Pending'],
    ],
    [
      transaction('send', [coin('SALT', '1')], { status: 'replaced' }),
      ['Not sent | To 0xab…cdef01 | 1.000 SALT | Replaced'],
    ],
    [transaction('approve'), ['Approved | To 0xab…cdef01 | 01 Feb']],
    [transaction('frobnicate', [], { sentTo: '' }), ['Frobnicate | 01 Feb']],
    [
      transaction('execute', [coin('A', '1'), coin('B', '2', 'in'), coin('C', '3')]),
      [
        'Executed | To 0xab…cdef01 | 1.000 A | 01 Feb',
        'Executed | From 0x12…345678 | 2.000 B | 01 Feb',
        'Executed | To 0xab…cdef01 | 3.000 C | 01 Feb',
      ],
    ],
  ])('%#', (each, lines) => {
    expect(describeOne(each)).toEqual(lines);
  });

  it('received amounts are highlighted unless the transaction failed', () => {
    const gain = (each: Transaction) =>
      activityMonths([each], NOW, enFormatter).flatMap(({ lines }) =>
        lines.map((line) => describeLine(line, enLists, enFormatter).gain),
      )[0];
    expect(gain(transaction('receive', [coin('SALT', '1', 'in')]))).toBe(true);
    expect(gain(transaction('receive', [coin('SALT', '1', 'in')], { status: 'failed' }))).toBe(false);
    expect(gain(transaction('send', [coin('SALT', '1')]))).toBe(false);
  });

  it('months have their names, and the year if it is not the current one', () => {
    const old = transaction('send', [coin('SALT', '1')], { minedAt: new Date(2020, 11, 5).toISOString() });
    expect(activityMonths([old, transaction('receive')], NOW, enFormatter).map(({ title }) => title)).toEqual([
      'February',
      'December 2020',
    ]);
  });

  it('ten thousand lines are all listed', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => ({
      ...transaction('send', [coin('SALT', '1')], { minedAt: new Date(2026, 0, 1 - at).toISOString() }),
      id: String(at),
    }));
    const months = activityMonths(many, NOW, enFormatter);
    expect(months.reduce((sum, { lines }) => sum + lines.length, 0)).toBe(10_000);
  });
});

describe('S2.8 verbs', () => {
  it.each([
    ['burn', 'Burned', 'Burning', 'Burning failed'],
    ['cancel', 'Canceled', 'Canceling', 'Canceling failed'],
    ['trade', 'Swapped', 'Swapping', 'Swap failed'],
    ['bought', 'Bought', 'Buying', 'Purchase failed'],
    ['dance', 'Dance', 'Dance', 'Dance'],
    ['constructor', 'Constructor', 'Constructor', 'Constructor'],
  ])('%s: %s, %s, %s', (operation, ...titles) => {
    const titled = (status: string) =>
      activityMonths([transaction(operation, [], { status })], NOW, enFormatter)
        .flatMap(({ lines }) => lines)
        .map((line) => describeLine(line, enLists, enFormatter).title);
    expect(['confirmed', 'pending', 'failed'].flatMap(titled)).toEqual(titles);
  });
});

describe('keys in a long list', () => {
  it.each([
    ['ArrowDown', 3, 4],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 0, 0],
    ['PageDown', 0, 7],
    ['PageUp', 3, 0],
    ['Home', 5, 0],
    ['End', 5, 9],
    ['Enter', 5, undefined],
  ])('%s at %i moves to %s', (key, at, to) => {
    expect(lineAfterKey(key, at, 10)).toBe(to);
  });
});
