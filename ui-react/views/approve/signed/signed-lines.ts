/** The effects of typed data as readable lines: amounts with their tokens, times as dates. */
import type { Formatter } from '../../../../domain/format/formatter.js';
import { formatAmount } from '../../../../domain/money/amount.js';
import type { SignedRow, SignedValue } from '../../../../domain/signing/signed-words.js';
import { numberOf } from '../../../../domain/text/text-of.js';
import type { SignedTexts } from './signed.en.js';

export interface SignedUnit {
  readonly symbol: string;
  readonly decimals: number;
}

/** From the reader's own sources, never from the signed data. */
export interface SignedNames {
  readonly token: (address: string) => SignedUnit | undefined;
  readonly native: SignedUnit;
  readonly format: Pick<Formatter, 'moment' | 'exact'>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface SignedLine {
  readonly label: string;
  /** Absent if only the address is known. */
  readonly value?: string;
  readonly address?: string;
}

/** Later times count as unlimited. */
const LATEST = 253_402_300_799n;

export function signedLines(rows: readonly SignedRow[], text: SignedTexts, names: SignedNames): readonly SignedLine[] {
  return rows.flatMap(({ label, value }) => {
    // A start in the past is not worth mentioning.
    if (label === 'start' && value.kind === 'moment' && value.seconds * 1000n <= BigInt(names.now)) return [];
    return { label: text.labels[label], ...lineOf(value, text, names) };
  });
}

function lineOf(value: SignedValue, text: SignedTexts, names: SignedNames): Omit<SignedLine, 'label'> {
  switch (value.kind) {
    case 'amount':
      return amountOf(value, text, names);
    case 'item':
      return {
        value:
          value.id === undefined
            ? text.anyItem(String(value.amount))
            : text.item(String(value.amount), String(value.id)),
        address: value.collection,
      };
    case 'address':
      return { ...(value.name !== undefined && { value: value.name }), address: value.address };
    case 'moment':
      return { value: momentOf(value.seconds, text, names) };
    case 'call':
      return { value: text.calls[value.call] };
    case 'text':
      return { value: value.text };
  }
}

function amountOf(
  { token, amount, all }: Extract<SignedValue, { readonly kind: 'amount' }>,
  text: SignedTexts,
  { token: unitOf, native, format }: SignedNames,
): Omit<SignedLine, 'label'> {
  const unit = token === undefined ? native : unitOf(token);
  const value = all
    ? text.unlimited(unit?.symbol ?? text.unnamed)
    : unit
      ? format.exact(formatAmount(amount, unit.decimals), unit.symbol)
      : text.units(String(amount));
  return { value, ...(token !== undefined && { address: token }) };
}

function momentOf(seconds: bigint, text: SignedTexts, { format, now }: SignedNames): string {
  if (seconds > LATEST) return text.always;
  const said = format.moment(new Date(numberOf(seconds) * 1000));
  return seconds * 1000n < BigInt(now) ? text.expired(said) : said;
}
