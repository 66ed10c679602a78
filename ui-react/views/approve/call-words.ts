/** Descriptions of calls, and the rights they grant. */
import type { Formatter } from '../../../domain/format/formatter.js';
import { formatAmount } from '../../../domain/money/amount.js';
import type { Network } from '../../../domain/network/network.js';
import type { Token } from '../../../domain/token/token.js';
import type { DescribedCall, DescribedRequest } from './described-request.js';
import type { enApprove } from './text.en.js';

type Words = typeof enApprove;
type Unit = Pick<Token, 'symbol' | 'decimals'>;
export type TokenAt = (address: string) => Unit | undefined;

/** Decimals of a fee. */
const PLACES = 8;

export function callWords(
  { to, value = 0n, contract, right }: DescribedCall,
  native: Network['nativeCurrency'] | undefined,
  text: Words,
  format: Formatter,
): string {
  if (to === undefined) return text.nowhere;
  const amount = format.exact(formatAmount(value, native?.decimals ?? 18), native?.symbol);
  if (right) return value > 0n ? text.grantsSending(amount) : text.grants;
  if (contract) return value > 0n ? text.usesSending(amount) : text.uses;
  return text.sendsAmount(amount);
}

/** Rounded up to eight decimals: the fee is at most that. */
export function feeWords(fee: bigint, { decimals, symbol }: Network['nativeCurrency'], format: Formatter): string {
  const step = 10n ** BigInt(Math.max(0, decimals - PLACES));
  return format.exact(formatAmount(((fee + step - 1n) / step) * step, decimals), symbol);
}

/** The title of a request: by the outgoing assets, else by the right it grants. */
export function requestTitle(
  { action, value = 0n, calls }: Pick<DescribedRequest, 'action' | 'value' | 'calls'>,
  native: Network['nativeCurrency'] | undefined,
  text: Words,
  format: Formatter,
  tokenAt: TokenAt = () => undefined,
): string {
  const rights = calls.flatMap(({ right }) => right ?? []);
  const sums = new Map<string, readonly [unit: Unit, sum: bigint]>();
  if (value > 0n && native) sums.set('', [native, value]);
  let others = false;
  for (const { moves } of calls) {
    const token = moves && tokenAt(moves.address);
    if (moves && token) {
      const key = moves.address.toLowerCase();
      sums.set(key, [token, (sums.get(key)?.[1] ?? 0n) + moves.amount]);
    } else if (moves) others = true;
  }
  const leaves = [...sums.values()].map(([unit, sum]) => format.exact(formatAmount(sum, unit.decimals), unit.symbol));
  // A single call of an unknown contract is not described better as a transfer.
  if (others && (leaves.length > 0 || calls.length > 1))
    leaves.push(leaves.length > 0 ? text.otherTokens : text.tokens);
  const [only, ...more] = calls;
  if (only?.contract && only.to === undefined && more.length === 0)
    return leaves[0] === undefined ? text.deploys : text.deploysSending(leaves[0]);
  if (leaves.length > 0) return sendsWords(format.list(leaves), calls.length, rights.length > 0, text.sends);
  if (rights.length === 0) return text.actions[action].title;
  const boundless = rights.some((right) => right.boundless);
  const [first] = rights;
  const symbol = rights.length === 1 && first ? tokenAt(first.of)?.symbol : undefined;
  return approvesWords(boundless, symbol, calls.length, text.approves);
}

function sendsWords(amounts: string, actions: number, approving: boolean, text: Words['sends']): string {
  if (actions <= 1) return (approving ? text.oneApproving : text.one)(amounts);
  return (approving ? text.severalApproving : text.several)(amounts, String(actions));
}

function approvesWords(all: boolean, symbol: string | undefined, actions: number, text: Words['approves']): string {
  if (actions <= 1) {
    if (symbol) return (all ? text.allToken : text.token)(symbol);
    return all ? text.all : text.any;
  }
  const count = String(actions);
  if (symbol) return (all ? text.allTokenIn : text.tokenIn)(symbol, count);
  return (all ? text.allIn : text.anyIn)(count);
}
