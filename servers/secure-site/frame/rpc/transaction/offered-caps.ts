/** The spending caps that the visitor may set before approving: of known tokens, if a lower amount is sufficient. */
import type { Hex } from 'viem';
import { spendingCap, withCap } from '../../../../../domain/request/spending-cap.js';
import type { CapWords } from '../../approval/approval-words.js';
import type { Call, CallWords } from '../contract-call/call-words.js';

/** `spent`: outgoing amounts of the calls themselves, by token contract. `set`: the visitor's changes so far. */
export function offeredCaps(
  calls: readonly Call[],
  words: readonly CallWords[],
  spent: ReadonlyMap<string, bigint>,
  set: readonly number[],
): readonly CapWords[] {
  return calls.flatMap((call, at): readonly CapWords[] => {
    const cap = spendingCap(call);
    const token = words[at]?.spendable;
    if (!cap || !token) return [];
    const { symbol, decimals, held } = token;
    const leaves = spent.get(cap.token);
    const exact =
      leaves !== undefined
        ? ({ amount: leaves, by: 'spent' } as const)
        : held !== undefined && held > 0n
          ? ({ amount: held, by: 'held' } as const)
          : undefined;
    const isMore = cap.limitless || (exact !== undefined && cap.amount > exact.amount);
    if (!isMore && !set.includes(at)) return [];
    const { amount, limitless, most } = cap;
    return [{ at, symbol, decimals, amount, limitless, most, ...(exact && { exact }) }];
  });
}

/** The calls with another cap in one of them. Throws if it has none. */
export function callsWithCap(calls: readonly Call[], at: number, amount: bigint): readonly Call[] {
  const call = calls[at];
  const data = call?.to && withCap(call.data, call.to, amount);
  if (!call || !data || amount === 0n) throw new Error('This amount cannot be set');
  return calls.map((each, index) => (index === at ? { ...call, data: data as Hex } : each));
}
