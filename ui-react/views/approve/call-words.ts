/** Calls in words, and what they let others take. */
import { formatAmount } from '../../../domain/money/amount.js';
import type { Network } from '../../../domain/network/network.js';
import type { DescribedCall, DescribedRequest } from './described-request.js';
import type { enApprove } from './text.en.js';

type Words = typeof enApprove;

/** Decimals of a fee. */
const PLACES = 8;

export function callWords(
  { to, value = 0n, contract, right }: DescribedCall,
  native: Network['nativeCurrency'] | undefined,
  text: Words,
): string {
  if (to === undefined) return text.nowhere;
  const sends = value > 0n || !contract;
  const moved = sends
    ? [text.sends(`${formatAmount(value, native?.decimals ?? 18)} ${native?.symbol ?? ''}`.trim())]
    : [];
  return [...moved, ...(right ? [text.grants] : contract ? [text.uses] : [])].join('. ');
}

/** To eight decimals, and up: it is at most that. */
export function feeWords(fee: bigint, { decimals, symbol }: Network['nativeCurrency']): string {
  const step = 10n ** BigInt(Math.max(0, decimals - PLACES));
  return `${formatAmount(((fee + step - 1n) / step) * step, decimals)} ${symbol}`;
}

/** What a request is called: by the money it moves, or else by the right that it gives. */
export function requestTitle(
  { action, value = 0n, calls }: Pick<DescribedRequest, 'action' | 'value' | 'calls'>,
  native: Network['nativeCurrency'] | undefined,
  text: Words,
): string {
  const right = action === 'send' ? calls[0]?.right : undefined;
  if (value === 0n || !native) return right ? text.approves(right.boundless) : text.actions[action].title;
  return text.sendAmount(`${formatAmount(value, native.decimals)} ${native.symbol}`, calls.length);
}
