/** What spenders could take by all calls of a request together: split into several, it would look like less. */
import { frameAmount } from '../../frame-text.js';
import { type AllowanceWords, allowanceWords } from './allowance-words.js';
import type { CallWords, Spendable } from './call-words.js';

/** The contract that takes tokens for others: an allowance for it has no effect unless the contract also has one. */
const PERMIT2 = '0x000000000022d473030f116ddee9f6b43ac78ba3';

/** One per token with several allowances. */
export function summedAllowances(all: readonly CallWords[]): readonly AllowanceWords[] {
  const byToken = new Map<string, readonly Spendable[]>();
  for (const { spendable } of all)
    if (spendable && spendable.amount > 0n)
      byToken.set(spendable.token, [...(byToken.get(spendable.token) ?? []), spendable]);
  return [...byToken.values()].flatMap((each) => wordsOf(each) ?? []);
}

function wordsOf(each: readonly Spendable[]): AllowanceWords | undefined {
  const [first] = each;
  const isFor = ({ who }: Spendable) => who.toLowerCase() === PERMIT2;
  const lent = sumOf(each.filter(({ throughPermit2 }) => throughPermit2));
  const direct = each.filter(({ throughPermit2 }) => !throughPermit2);
  const forPermit2 = sumOf(direct.filter(isFor));
  // Permit2 takes the tokens for its own spenders.
  const beside = lent > forPermit2 ? lent - forPermit2 : 0n;
  const total = sumOf(direct) + beside;
  const isMore = each.every(({ amount, standing = 0n }) => total > amount + standing);
  if (!first || !isMore) return undefined;
  const { symbol, decimals, supply, held } = first;
  return allowanceWords(symbol, frameAmount(total, decimals, symbol), total, { supply, held });
}

/** What a spender could take before counts once. */
function sumOf(each: readonly Spendable[]): bigint {
  const before = new Map(each.map(({ who, standing = 0n }) => [who.toLowerCase(), standing]));
  return [...each.map(({ amount }) => amount), ...before.values()].reduce((sum, amount) => sum + amount, 0n);
}
