import { defer, of, throwError } from 'rxjs';
import { expect, it } from 'vitest';
import { Failure } from '../../../../domain/failure/failure.js';
import { virtualTime } from '../../../fakes/virtual-time.js';
import { mainnet } from '../index.js';
import { followTransaction } from './follow-transaction.js';

const RECEIPT = { status: '0x1', logs: [] };

function follow(answers: (() => unknown)[]) {
  const time = virtualTime();
  const asked: number[] = [];
  const seen: unknown[] = [];
  const ask = (_: unknown, method: string) =>
    defer(() => {
      if (method !== 'eth_getTransactionReceipt') return of(null);
      asked.push(time.now());
      const answer = answers.shift()?.();
      return answer instanceof Error ? throwError(() => answer) : of(answer);
    });
  const following = followTransaction(ask, time.scheduler, mainnet, { hash: '0x1' }).subscribe({
    next: (receipt) => seen.push(receipt),
    error: (failure: Failure) => seen.push(failure.code),
    complete: () => seen.push('end'),
  });
  return { time, asked, seen, following };
}

it('polls less and less often, until there is a receipt', () => {
  const { time, asked, seen } = follow([...Array.from({ length: 7 }, () => () => null), () => RECEIPT]);
  time.advance(60_000);
  expect(asked).toEqual([0, 250, 750, 1750, 3750, 7750, 11750, 15750]);
  expect(seen).toEqual([{ hash: '0x1', succeeded: true, logs: [] }, 'end']);
});

it('tolerates a node that fails or answers nonsense', () => {
  const odd = [
    () => new Failure('request-failed'),
    () => 'x',
    () => ({}),
    () => ({ status: 1 }),
    () => ({ ...RECEIPT, logs: 7 }),
  ];
  const { time, seen } = follow(odd);
  time.advance(60_000);
  expect(seen).toEqual([{ hash: '0x1', succeeded: true, logs: [] }, 'end']);
});

it('keeps only logs of the right shape', () => {
  const log = { address: '0x1', topics: ['0x2'] };
  const { seen } = follow([
    () => ({ status: '0x0', logs: [null, {}, { address: 7, topics: [] }, { ...log, topics: [7] }, log] }),
  ]);
  expect(seen).toEqual([{ hash: '0x1', succeeded: false, logs: [log] }, 'end']);
});

it('gives up after ten minutes', () => {
  const { time, seen, asked } = follow([]);
  time.advance(599_999);
  expect(seen).toEqual([]);
  time.advance(1);
  expect(seen).toEqual(['timed-out']);
  const before = asked.length;
  time.advance(60_000);
  expect(asked).toHaveLength(before);
});

it('stops when unsubscribed', () => {
  const { time, asked, following } = follow([]);
  time.advance(1000);
  following.unsubscribe();
  const before = asked.length;
  time.advance(60_000);
  expect(asked).toHaveLength(before);
});
