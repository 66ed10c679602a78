/** Known problems that keep the form from being swapped. */
import { readAmount } from '../../domain/money/amount.js';
import { gasFeeOf } from '../../domain/trade/swap.js';
import { nativeToken } from '../account/holdings/native-token.js';
import type { State } from '../engine/state.js';
import { heldOf, swapContext } from './swap-context.js';

export type SwapProblem = 'select-token' | 'enter-amount' | 'incorrect-amount' | 'insufficient-balance';

/** The amount to sell, in the smallest unit; undefined if it is not a valid amount. */
export function swapAmount({ swap }: State): bigint | undefined {
  return (swap?.from && readAmount(swap.amountText, swap.from.decimals)) || undefined;
}

export function swapProblem(state: State): SwapProblem | undefined {
  const { swap } = state;
  if (!swap?.from || !swap.to) return 'select-token';
  const amount = swapAmount(state);
  if (amount === undefined) return /[1-9]/.test(swap.amountText) ? 'incorrect-amount' : 'enter-amount';
  const { network } = swapContext(state) ?? {};
  const held = heldOf(state, swap.from);
  const native = network && heldOf(state, nativeToken(network));
  const fee = swap.gasPrice === undefined ? 0n : gasFeeOf(swap.gasPrice);
  const spent = swap.from.address ? 0n : amount;
  const short = (held !== undefined && amount > held) || (native !== undefined && spent + fee > native);
  return short ? 'insufficient-balance' : undefined;
}
