import { expect, it } from 'vitest';
import type { RpcRequest } from '../request/request.js';
import { simulatedTransactions } from './simulated-transactions.js';

const of = (method: string, params: unknown, namespace = 'solana') =>
  simulatedTransactions({ id: '1', namespace, method, params } as RpcRequest);

it.each<[string, string, unknown, readonly string[] | undefined]>([
  ['one to sign', 'solana_signTransaction', { transaction: 'a' }, ['a']],
  ['one to sign and send', 'solana_signAndSendTransaction', { transaction: 'a' }, ['a']],
  ['several', 'solana_signAllTransactions', { transactions: ['a', 'b'] }, ['a', 'b']],
  ['none', 'solana_signAllTransactions', { transactions: [] }, undefined],
  ['no list', 'solana_signAllTransactions', { transactions: 'a' }, undefined],
  ['one that is not a text among them', 'solana_signAllTransactions', { transactions: ['a', 1] }, undefined],
  ['too many', 'solana_signAllTransactions', { transactions: Array(21).fill('a') }, undefined],
  ['one that is too long', 'solana_signTransaction', { transaction: 'a'.repeat(2_001) }, undefined],
  ['a message', 'solana_signMessage', { message: 'a' }, undefined],
  ['another method that ends alike', 'my_solana_signTransaction', { transaction: 'a' }, undefined],
])('%s', (_what, method, params, transactions) => {
  expect(of(method, params)).toEqual(transactions);
});

it('there are none for other namespaces', () => {
  expect(of('solana_signTransaction', { transaction: 'a' }, 'eip155')).toBeUndefined();
});
