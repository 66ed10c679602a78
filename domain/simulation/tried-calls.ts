/** Requests as contract calls to simulate; undefined for others. */
import type { Tried, TriedCall } from './simulation.js';

const TRANSFER = '0xa9059cbb';
const APPROVE = '0x095ea7b3';

export function triedCalls(tried: Tried): readonly TriedCall[] | undefined {
  if ('calls' in tried) return tried.calls;
  if (!('transfer' in tried)) return undefined;
  const { token, to, amount } = tried.transfer;
  if (token.address === undefined) return [{ to, data: '0x', value: amount }];
  return [{ to: token.address, data: twoWords(TRANSFER, to, amount), value: 0n }];
}

/** A call that approves an amount of a token for a spender. */
export function approvalCall(token: string, spender: string, amount: bigint): TriedCall {
  return { to: token, data: twoWords(APPROVE, spender, amount), value: 0n };
}

function twoWords(selector: string, address: string, amount: bigint): string {
  const words = [address.replace(/^0x/i, '').toLowerCase(), amount.toString(16)];
  return selector + words.map((each) => each.padStart(64, '0')).join('');
}
