/** One value, shown with its format. */

import { formatAmount } from '../../../domain/money/amount.js';
import type { ClearCaution, ClearRow, ClearWords } from '../../../domain/request/clear-words.js';
import { inertText } from '../../../domain/text/inert-text.js';
import { numberOf as wholeNumberOf } from '../../../domain/text/text-of.js';
import { addressIn, cut, lengthOf } from '../descriptor/hex.js';
import { refuse } from '../descriptor/refusal.js';
import { bytesOf } from './path.js';
import type { Value } from './value.js';

export type Shown = Omit<ClearRow, 'label' | 'before'>;

/** The maximum length of a text here; the full text is among all fields. */
const LONGEST = 20_000;
const LATEST = 8_640_000_000_000n;

export function raw(value: Value): Shown {
  switch (value.kind) {
    case 'address':
      return { value: value.value, address: value.value };
    case 'bytes':
      return { value: value.value.length > LONGEST ? `${value.value.slice(0, LONGEST)}…` : value.value };
    case 'string':
      return { value: inertText(value.value, LONGEST) };
    case 'list':
    case 'struct':
      return refuse('malformed');
    default:
      return { value: String(value.value) };
  }
}

/** A slice, or a value without a sign, counts as a number. */
export function numberOf(value: Value): bigint {
  if (value.kind === 'uint' || value.kind === 'int') return value.value;
  if (value.kind === 'bytes' && lengthOf(value.value) <= 32) return value.value === '0x' ? 0n : BigInt(value.value);
  return refuse('malformed');
}

/** An address, also at the end of a number or of bytes. */
export function addressOf(value: Value): string {
  if (value.kind === 'address') return value.value;
  if (value.kind === 'uint' || (value.kind === 'bytes' && lengthOf(value.value) >= 20)) {
    const bytes = bytesOf(value);
    return addressIn(cut(bytes, lengthOf(bytes) - 20)) ?? refuse('malformed');
  }
  return refuse('malformed');
}

export function amountOf(units: bigint, decimals: number, symbol: string): Shown {
  const digits = formatAmount(units, decimals);
  const unit = inertText(symbol, 20);
  return { value: `${digits} ${unit}`, amount: { digits, unit } };
}

export function dateText(seconds: bigint): string | undefined {
  if (seconds < 0n || seconds > LATEST) return undefined;
  return new Date(wholeNumberOf(seconds) * 1000).toISOString().replace('T', ' ').replace('.000', '');
}

export function durationText(seconds: bigint): string {
  const two = (number: bigint) => String(number).padStart(2, '0');
  return [seconds / 3600n, (seconds / 60n) % 60n, seconds % 60n].map(two).join(':');
}

const PREFIXES = 'kMGTPEZY';

export function unitText(value: bigint, decimals: number, base: string, prefix: boolean): string {
  const size = value < 0n ? -value : value;
  const isReached = (_: string, at: number) => size >= 10n ** BigInt(3 * at + 3 + decimals);
  const steps = prefix ? [...PREFIXES].filter(isReached).length : 0;
  return `${formatAmount(value, decimals + 3 * steps)}${PREFIXES[steps - 1] ?? ''}${inertText(base, 20)}`;
}

export function shown(
  value: string,
  more: { address?: string; caution?: ClearCaution; inner?: ClearWords } = {},
): Shown {
  return { value, ...more };
}
