import { describe, expect, it } from 'vitest';
import { enFormatter } from '../format/english.js';
import {
  transactionDescriptions,
  transactionIcon,
  transactionPictures,
  transactionRows,
  transactionSign,
  transactionTone,
} from './describe-transaction.js';
import type { Transaction, TransactionTransfer } from './transaction.js';

const coin = (numeric: string, symbol?: string): TransactionTransfer => ({
  fungible_info: { ...(symbol && { symbol }), icon: { url: `https://x/${symbol}.png` } },
  direction: 'in',
  quantity: { numeric },
});
const nft = (name?: string): TransactionTransfer => ({
  nft_info: { ...(name && { name }), content: { preview: { url: `https://x/${name}.gif` } } },
  direction: 'out',
  quantity: { numeric: '1' },
});
const transaction = (operationType: string, ...transfers: TransactionTransfer[]): Transaction => ({
  id: 't',
  metadata: { operationType, status: 'confirmed', sentFrom: '0xa', sentTo: '0xb' },
  transfers,
});

describe('S9.12 signs', () => {
  it.each([
    ['receive', '+'],
    ['deposit', '+'],
    ['borrow', '+'],
    ['claim', '+'],
    ['withdraw', '-'],
    ['repay', '-'],
    ['burn', '-'],
    ['send', ''],
    ['trade', ''],
    ['anything', ''],
  ])('%s: %j', (operation, sign) => {
    expect(transactionSign(operation)).toBe(sign);
  });
});

describe('S3.6 descriptions', () => {
  it.each([
    ['receive', [coin('1.23456', 'ETH')], ['+1.235 ETH']],
    ['withdraw', [coin('0.5', 'ETH')], ['−0.500 ETH']],
    ['receive', [coin('0.0001', 'ETH')], ['+<0.001 ETH']],
    ['withdraw', [coin('0.0001', 'ETH')], ['−<0.001 ETH']],
    ['send', [coin('0.0001', 'ETH')], ['<0.001 ETH']],
    ['send', [coin('0', 'ETH')], ['0.000 ETH']],
    ['send', [coin('0.5', 'ETH')], ['0.500 ETH']],
    ['receive', [coin('999999999999.1', 'KELP')], ['+999,999,999,999.100 KELP']],
    ['receive', [coin('12345678901234567890', 'KELP')], ['+1.235×10^19 KELP']],
    ['burn', [coin('1000000000000')], ['−1.000×10^12']],
    ['trade', [coin('1', 'ETH'), coin('2000.1', 'USDC')], ['1.000 ETH', '2,000.100 USDC']],
    ['mint', [nft('Ape')], ['Ape']],
    ['claim', [nft('Ape')], ['+Ape']],
    ['send', [nft()], ['-']],
    ['claim', [nft()], ['+-']],
    ['send', [coin('2')], ['2.000']],
    ['execute', [], ['confirmed']],
    ['receive', [coin('1', 'A'), coin('2', 'B')], ['1.000 A', '2.000 B']],
  ])('%s %#: %j', (operation, transfers, descriptions) => {
    expect(transactionDescriptions(transaction(operation, ...transfers), enFormatter)).toEqual(descriptions);
  });
});

describe('S2.8 pictures and rows of the activity list', () => {
  const types = (...transfers: TransactionTransfer[]) =>
    transactionPictures(transaction('send', ...transfers)).map(({ type }) => type);

  it('shows both of two transfers unless both are NFTs, each of more than two, else the first', () => {
    expect(types(coin('1', 'A'))).toEqual(['FUNGIBLE']);
    expect(types(coin('1', 'A'), coin('2', 'B'))).toEqual(['FUNGIBLE', 'FUNGIBLE']);
    expect(types(coin('1', 'A'), nft('Ape'))).toEqual(['FUNGIBLE', 'NFT']);
    expect(types(nft('Ape'), nft('Bear'))).toEqual(['NFT']);
    expect(types(nft('Ape'), nft('Bear'), nft('Cat'))).toEqual(['NFT', 'NFT', 'NFT']);
    expect(types()).toEqual([]);
    expect(types({})).toEqual([undefined]);
  });

  it('uses the preview of an NFT and the icon of a token', () => {
    expect(transactionPictures(transaction('trade', coin('1', 'A'), nft('Ape'))).map(({ url }) => url)).toEqual([
      'https://x/A.png',
      'https://x/Ape.gif',
    ]);
  });

  it('has one row, or one for each of three or more transfers', () => {
    expect(transactionRows(transaction('trade', coin('1', 'A'), coin('2', 'B')), enFormatter)).toHaveLength(1);
    const rows = transactionRows(transaction('receive', coin('1', 'A'), coin('2', 'B'), nft('Ape')), enFormatter);
    expect(rows.map(({ descriptions, direction }) => [...descriptions, direction])).toEqual([
      ['1.000 A', 'in'],
      ['2.000 B', 'in'],
      ['Ape', 'out'],
    ]);
  });

  it.each([
    ['trade', 'swap'],
    ['approve', 'check'],
    ['cancel', 'cross'],
    ['receive', 'in'],
  ])('draws %s as %s', (operation, icon) => {
    expect(transactionIcon(transaction(operation, coin('1', 'A')))).toBe(icon);
  });

  it('counts as outgoing without transfers', () => {
    expect(transactionIcon(transaction('execute'))).toBe('out');
  });

  it.each([
    ['confirmed', 'confirmed'],
    ['failed', 'failed'],
    ['pending', 'pending'],
    ['ONRAMP_TRANSACTION_STATUS_SUCCESS', 'other'],
  ])('describes %s as %s', (status, tone) => {
    expect(transactionTone(status)).toBe(tone);
  });
});
