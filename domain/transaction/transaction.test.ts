import { describe, expect, it } from 'vitest';
import { groupByMonth, type Transaction } from './transaction.js';

const NOW = new Date(2024, 1, 15);
const at = (id: string, minedAt?: string, more: Partial<Transaction> = {}): Transaction => ({
  id,
  metadata: {
    operationType: 'send',
    status: 'confirmed',
    sentFrom: '0xa',
    sentTo: '0xb',
    chain: 'eip155:1',
    ...(minedAt && { minedAt }),
  },
  transfers: [],
  ...more,
});
const spam = { nft_info: { name: 'Free!', flags: { is_spam: true } } };
const shape = (transactions: readonly Transaction[]) =>
  groupByMonth(transactions, NOW).map(
    ({ year, month, transactions: list }) => `${year}/${month}: ${list.map(({ id }) => id)}`,
  );

describe('S3.6 transactions by month', () => {
  it('has months and their transactions newest first', () => {
    expect(
      shape([
        at('a', '2024-01-10T12:00:00'),
        at('b', '2024-02-01T12:00:00'),
        at('c', '2024-01-20T12:00:00'),
        at('d', '2023-01-05T12:00:00'),
      ]),
    ).toEqual(['2024/1: b', '2024/0: c,a', '2023/0: d']);
  });

  it('replaces an earlier entry of the same id', () => {
    expect(shape([at('a', '2024-01-10T12:00:00'), at('a', '2024-02-10T12:00:00')])).toEqual(['2024/1: a']);
  });

  it('counts pending transactions as now', () => {
    expect(shape([at('a', '2024-02-10T12:00:00'), at('b'), at('c', 'soon')])).toEqual(['2024/1: b,c,a']);
  });

  it('drops transactions of spam only, and keeps those that move nothing', () => {
    expect(
      shape([
        at('spam', undefined, { transfers: [spam] }),
        at('mixed', undefined, { transfers: [spam, { fungible_info: {} }] }),
        at('empty'),
      ]),
    ).toEqual(['2024/1: mixed,empty']);
  });

  it('keeps those of the requested network only', () => {
    const other: Transaction = { ...at('x'), metadata: { ...at('x').metadata, chain: 'eip155:10' } };
    expect(groupByMonth([at('a'), other], NOW, 'eip155:1')[0]?.transactions.map(({ id }) => id)).toEqual(['a']);
    expect(groupByMonth([at('a'), other], NOW)[0]?.transactions).toHaveLength(2);
  });
});
