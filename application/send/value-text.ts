/** The value of an amount for an input field: to the cent, or with as many decimals as it takes not to be zero. */
import { fiatValue } from '../../domain/money/amount.js';
import { decimalText, readDecimal, roundDecimal } from '../../domain/money/decimal.js';
import type { Token } from '../../domain/token/token.js';
import type { State } from '../engine/state.js';
import { priceOf } from './price-of.js';

export function valueTextOf(state: State, token: Token, amount: bigint): string {
  const value = readDecimal(fiatValue(amount, token.decimals, priceOf(state, token)) ?? '');
  if (!value || value.digits === 0n) return '';
  const cents = roundDecimal(value, 2);
  return decimalText(cents.digits > 0n ? cents : value);
}
