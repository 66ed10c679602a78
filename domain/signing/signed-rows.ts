/** Rows of a description. Their input was parsed as typed data, and fits its types. */
import { isLimitless } from '../request/is-limitless.js';
import { textOf } from '../text/text-of.js';
import type { SignedDanger, SignedLabel, SignedRow } from './signed-words.js';

export type Fields = Readonly<Record<string, unknown>>;

export const ZERO_ADDRESS = `0x${'0'.repeat(40)}`;
/** The address that stands for the native currency in fields for tokens. */
const NATIVE = [ZERO_ADDRESS, `0x${'e'.repeat(40)}`];

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

export function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

export function bigOf(value: unknown): bigint {
  return BigInt(textOf(value) || 0);
}

/** Two amounts, the smaller one first. */
export function bounds(a: unknown, b: unknown): { readonly least: bigint; readonly most: bigint } {
  const [first, second] = [bigOf(a), bigOf(b)];
  return first < second ? { least: first, most: second } : { least: second, most: first };
}

export function isSame(a: unknown, b: unknown): boolean {
  return textOf(a) !== '' && textOf(a).toLowerCase() === textOf(b).toLowerCase();
}

export function amountRow(label: SignedLabel, token: unknown, value: unknown): SignedRow {
  const amount = bigOf(value);
  const address = textOf(token);
  const native = NATIVE.includes(address.toLowerCase());
  return { label, value: { kind: 'amount', token: native ? undefined : address, amount, all: isLimitless(amount) } };
}

export function addressRow(label: SignedLabel, value: unknown, name?: string): SignedRow {
  return { label, value: { kind: 'address', address: textOf(value), ...(name !== undefined && { name }) } };
}

export function momentRow(label: SignedLabel, value: unknown): SignedRow {
  return { label, value: { kind: 'moment', seconds: bigOf(value) } };
}

export function textRow(label: SignedLabel, value: unknown): SignedRow {
  return { label, value: { kind: 'text', text: textOf(value) } };
}

export function hasUnlimited(rows: readonly SignedRow[]): boolean {
  return rows.some(({ value }) => value.kind === 'amount' && value.all);
}

/** A millionth of the native currency. */
const NATIVE_DUST = 10n ** 12n;
/** Of a token whose decimals are not known here. */
const TOKEN_DUST = 1000n;

/** Whether an amount is too small to be a price. Items never are. `decimals`: the token's, if they are known. */
export function isDust({ value }: SignedRow, decimals?: number): boolean {
  if (value.kind !== 'amount' || value.all) return false;
  if (value.token === undefined) return value.amount < NATIVE_DUST;
  if (decimals === undefined) return value.amount < TOKEN_DUST;
  return value.amount * 10n ** 6n < 10n ** BigInt(decimals) || (decimals >= 6 && value.amount < TOKEN_DUST);
}

/** What an order brings, least: nothing, or next to nothing. `gets`: amounts above zero, and items. */
export function poorReturn(gets: readonly SignedRow[]): Readonly<Partial<Record<SignedDanger, boolean>>> {
  return {
    'nothing-back': gets.length === 0,
    'next-to-nothing': gets.length > 0 && gets.every((each) => isDust(each)),
  };
}

/** The names of those that are true. */
export function dangersOf(found: Readonly<Partial<Record<SignedDanger, boolean>>>): readonly SignedDanger[] {
  return (Object.keys(found) as SignedDanger[]).filter((each) => found[each]);
}
