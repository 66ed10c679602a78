/** A transaction's type from one account's view, in the terms of the services. */
import { type IndexedTransaction, type Move, ZERO_ADDRESS } from '../index/indexed-transaction.js';

const TRANSFERS = ['a9059cbb', '23b872dd', '42842e0e', 'b88d4fde', 'f242432a', '2eb2c2d6'];
const APPROVALS = ['095ea7b3', 'a22cb465'];

/** `own` are the moves from or to the address, which is in lower case. */
export function operationOf(transaction: IndexedTransaction, own: readonly Move[], address: string): string {
  const { to, input, value, succeeded, approvals, from } = transaction;
  if (to === undefined) return 'deploy';
  const selector = input.slice(2, 10);
  if (!succeeded) {
    if (APPROVALS.includes(selector)) return 'approve';
    return TRANSFERS.includes(selector) || (value > 0n && input === '0x') ? 'send' : 'execute';
  }
  const out = own.filter((each) => each.from === address);
  const income = own.filter((each) => each.to === address && each.from !== address);
  if (out.length > 0 && income.length > 0) return 'trade';
  if (income.length > 0) return income.every((each) => each.from === ZERO_ADDRESS) ? 'mint' : 'receive';
  if (out.length > 0) return out.every((each) => each.to === ZERO_ADDRESS) ? 'burn' : 'send';
  if (approvals.some(({ owner }) => owner === address)) return 'approve';
  // A transaction without a value or a call: still a send.
  return input === '0x' && from === address ? 'send' : from === address ? 'execute' : 'receive';
}
