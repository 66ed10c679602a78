/** Spending caps that are unlimited together: several calls could split what no visitor would grant in one. */
import { isLimitless } from './is-limitless.js';
import { spendingCap } from './spending-cap.js';

/** The tokens, in lower case, whose caps in all calls add up to an unlimited amount, for whichever spenders. */
export function limitlessTogether(calls: readonly unknown[]): ReadonlySet<string> {
  const sums = new Map<string, bigint>();
  for (const call of calls) {
    const cap = spendingCap(call);
    if (cap) sums.set(cap.token, (sums.get(cap.token) ?? 0n) + cap.amount);
  }
  return new Set([...sums].flatMap(([token, sum]) => (isLimitless(sum) ? [token] : [])));
}
