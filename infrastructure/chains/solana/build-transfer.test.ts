import { SystemInstruction, SystemProgram, Transaction } from '@solana/web3.js';
import { expect, it } from 'vitest';
import { makeKey } from '../../../sandbox/solana/make-key.js';
import { buildTransfer } from './build-transfer.js';

const [from, to] = [makeKey('from').address, makeKey('to').address];

function sent(amount: bigint) {
  const { transaction } = buildTransfer({ from, to, amount, blockhash: to, units: 500, price: 1n });
  const instruction = Transaction.from(transaction).instructions.at(-1);
  if (!instruction?.programId.equals(SystemProgram.programId)) throw new Error('It is not a transfer.');
  return instruction;
}

it('a transfer of SOL is the same as the library’s', () => {
  const { fromPubkey, toPubkey, lamports } = SystemInstruction.decodeTransfer(sent(250_000_000n));
  expect([fromPubkey.toBase58(), toPubkey.toBase58(), lamports]).toEqual([from, to, 250_000_000n]);
});

it.each([9_007_199_254_740_993n, 18_446_744_073_709_551_615n])('%s lamports are sent to the last one', (amount) => {
  expect(sent(amount).data.readBigUInt64LE(4)).toBe(amount);
});
