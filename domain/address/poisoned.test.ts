import { describe, expect, it } from 'vitest';
import type { Transaction } from '../transaction/transaction.js';
import { isPoisoned, sentBefore } from './poisoned.js';

const ME = `0x${'a1'.repeat(20)}`;
const FRIEND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const STRANGER = `0x${'5d'.repeat(20)}`;
const IMPOSTOR = '0x7099aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa79c8';

type Way = 'in' | 'out';
const moved = (way: Way, party: string, numeric: string | undefined, change: object = {}): Transaction => ({
  id: `${way} ${party} ${numeric}`,
  metadata: {
    ...{ operationType: way === 'in' ? 'receive' : 'send', status: 'confirmed' },
    ...(way === 'in' ? { sentFrom: party, sentTo: ME } : { sentFrom: ME, sentTo: party }),
    ...change,
  },
  transfers: [{ fungible_info: { symbol: 'KELP' }, direction: way, ...(numeric && { quantity: { numeric } }) }],
});

const both = (one: Transaction, other: Transaction): Transaction => ({
  ...one,
  transfers: [...one.transfers, ...other.transfers],
});

describe('past recipients of an account', () => {
  it('are listed once each', () => {
    const done = [moved('out', FRIEND, '1'), moved('out', FRIEND.toLowerCase(), '2'), moved('out', STRANGER, '1')];
    expect(sentBefore('eip155', done, ME)).toEqual([FRIEND, STRANGER]);
  });

  it('include one with a single non-zero transfer of several, or a missing amount', () => {
    const sent = moved('out', FRIEND, '1');
    const also = { ...sent, transfers: [...moved('in', FRIEND, '1').transfers, ...sent.transfers] };
    expect(sentBefore('eip155', [also], ME)).toEqual([FRIEND]);
    expect(sentBefore('eip155', [{ ...sent, transfers: [{ direction: 'out' }] }], ME)).toEqual([FRIEND]);
    expect(sentBefore('eip155', [{ ...sent, transfers: [{ direction: 'in' }] }], ME)).toEqual([]);
  });

  it('are distinguished by case where the network does so', () => {
    const done = [moved('out', 'aB', '1'), moved('out', 'ab', '1')];
    expect(sentBefore('solana', done, ME)).toEqual(['aB', 'ab']);
  });

  it.each<[string, Transaction]>([
    ['what moved nothing', moved('out', IMPOSTOR, '0')],
    ['what moved nothing at length', moved('out', IMPOSTOR, '0.000000')],
    ['what came', moved('in', STRANGER, '1')],
    ['what failed', moved('out', STRANGER, '1', { status: 'failed' })],
    ['what somebody else sent', moved('out', FRIEND, '1', { sentFrom: STRANGER })],
    ['what had no receiver', moved('out', '', '1')],
  ])('do not include %s', (_, transaction) => {
    expect(sentBefore('eip155', [transaction], ME)).toEqual([]);
  });
});

describe('a transfer sent only to be seen (address poisoning)', () => {
  it.each<[string, Transaction]>([
    ['sends nothing', moved('out', STRANGER, '0')],
    ['brings nothing', moved('in', STRANGER, '0')],
    ['comes from who looks like another', moved('in', IMPOSTOR, '0.000001')],
    ['goes to who looks like another', moved('out', IMPOSTOR, '5')],
  ])('%s', (_, transaction) => {
    expect(isPoisoned('eip155', transaction, [ME, FRIEND])).toBe(true);
  });

  it.each<[string, Transaction]>([
    ['goes to a friend', moved('out', FRIEND, '1')],
    ['comes from a friend', moved('in', FRIEND.toLowerCase(), '1')],
    ['comes from a stranger', moved('in', STRANGER, '1')],
    ['does not tell how much', moved('in', STRANGER, undefined)],
    ['moves something beside nothing', both(moved('in', STRANGER, '0'), moved('in', STRANGER, '1'))],
    ['moves no tokens that could be nothing', { ...moved('in', STRANGER, '0'), transfers: [{ direction: 'in' }] }],
    ['moves an amount that is not a number', moved('in', STRANGER, 'many')],
    [
      'moves no tokens, whatever their number',
      { ...moved('in', STRANGER, '0'), transfers: [{ direction: 'in', quantity: { numeric: '0' } }] },
    ],
    ['approves nothing', moved('out', STRANGER, '0', { operationType: 'approve' })],
  ])('is not one that %s', (_, transaction) => {
    expect(isPoisoned('eip155', transaction, [ME, FRIEND])).toBe(false);
  });

  it('is not one of a known address that resembles another known address', () => {
    expect(isPoisoned('eip155', moved('in', IMPOSTOR, '1'), [ME, FRIEND, IMPOSTOR])).toBe(false);
  });
});
