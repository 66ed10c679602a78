/** Amounts in a token's smallest unit, and the decimal text people read and write. */

import { Failure } from '../failure/failure.js';
import { decimalText, multiplyDecimals, readDecimal, shortestText } from './decimal.js';

/** Why a text is not an amount. */
export type AmountProblem = 'empty' | 'not-a-number' | 'negative' | 'too-many-decimals' | 'too-large';

/** The largest amount a contract or a node can hold: 2^256 − 1. */
export const MAX_AMOUNT = 2n ** 256n - 1n;

/** The longest text that can be a valid amount: 78 digits, a point, and as many decimals. */
const MAX_TEXT = 160;

/**
 * Reads decimal text into the smallest unit: `1.5` with 18 decimals is 1500000000000000000n. Plain digits and one
 * point only. Throws `invalid-amount` with `data.problem`; never rounds.
 */
export function parseAmount(text: string, decimals: number): bigint {
  const problem = amountProblem(text, decimals);
  if (problem) throw new Failure('invalid-amount', `Not an amount: ${problem}`, { data: { problem } });
  const [whole = '', fraction = ''] = text.trim().split('.');
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}

/** Like `parseAmount`, with `undefined` for anything that is not an amount. */
export function readAmount(text: string, decimals: number): bigint | undefined {
  return amountProblem(text, decimals) ? undefined : parseAmount(text, decimals);
}

/** Why a text is not a valid amount of a token with that many decimals; `undefined` if it is one. */
export function amountProblem(input: string, decimals: number): AmountProblem | undefined {
  const text = input.trim();
  if (text === '') return 'empty';
  if (/^-\s*[\d.]/.test(text)) return 'negative';
  if (!/^(\d+\.?\d*|\.\d+)$/.test(text)) return 'not-a-number';
  const [whole = '', fraction = ''] = text.split('.');
  // Zeros past the last decimal do not matter.
  if (/[1-9]/.test(fraction.slice(decimals))) return 'too-many-decimals';
  if (text.length > MAX_TEXT || BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0')) > MAX_AMOUNT) {
    return 'too-large';
  }
  return undefined;
}

/** The exact decimal text of an amount, without zeros at the end: 1500000000000000000n with 18 decimals is `1.5`. */
export function formatAmount(amount: bigint, decimals: number): string {
  return shortestText({ digits: amount, scale: decimals });
}

/** The maximum that can be sent in the native currency with a fee of up to `fee`; never below zero. */
export function maxLessFee(balance: bigint, fee: bigint): bigint {
  return balance > fee ? balance - fee : 0n;
}

/** An amount cut to `places` decimals for display. An amount that would become zero is not cut. */
export function cutAmount(amount: bigint, decimals: number, places: number): bigint {
  const dust = 10n ** BigInt(Math.max(0, decimals - places));
  return amount - (amount % dust) || amount;
}

/** A whole percentage of an amount, rounded down. */
export function percentOf(amount: bigint, percent: number): bigint {
  return (amount * BigInt(percent)) / 100n;
}

/** Negative, zero or positive as `a` is less than, equal to or more than `b`; each amount has its own decimals. */
export function compareAmounts(a: bigint, aDecimals: number, b: bigint, bDecimals: number): number {
  const left = a * 10n ** BigInt(bDecimals);
  const right = b * 10n ** BigInt(aDecimals);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The value of an amount, as exact decimal text; `undefined` when the price is missing, negative or no number. */
export function fiatValue(amount: bigint, decimals: number, price: string | undefined): string | undefined {
  const rate = price === undefined ? undefined : readDecimal(price);
  if (!rate || rate.digits < 0n) return undefined;
  return shortestText(multiplyDecimals({ digits: amount, scale: decimals }, rate));
}

/** The amount of the given value, rounded down to the unit; `undefined` when value or price make no sense. */
export function amountOfValue(value: string, decimals: number, price: string): bigint | undefined {
  const wanted = readDecimal(value);
  const rate = readDecimal(price);
  if (!wanted || !rate || wanted.digits < 0n || rate.digits <= 0n) return undefined;
  return (wanted.digits * 10n ** BigInt(decimals + rate.scale)) / (rate.digits * 10n ** BigInt(wanted.scale));
}

/** A service's number as exact decimal text; `undefined` when it is not finite or negative. */
export function priceText(price: number | undefined): string | undefined {
  const rate = price === undefined ? undefined : readDecimal(price);
  return rate && rate.digits >= 0n ? decimalText(rate) : undefined;
}
