/** What is read before and after the calls, and how the answers are parsed. */
import { numberOf } from '../text/text-of.js';

/** One question to a contract; the answer is a number. */
export type Subject =
  | { readonly kind: 'native' }
  | { readonly kind: 'token'; readonly address: string }
  | { readonly kind: 'item' | 'items'; readonly address: string; readonly id: bigint }
  | { readonly kind: 'allowance' | 'permit2' | 'operator'; readonly address: string; readonly spender: string }
  | { readonly kind: 'approved'; readonly address: string; readonly id: bigint };

/** The Permit2 contract, through which most allowances go. It has the same address on every network. */
export const PERMIT2 = '0x000000000022d473030f116ddee9f6b43ac78ba3';

/** A key that identifies a subject. */
export function subjectKey(subject: Subject): string {
  const { kind } = subject;
  if (kind === 'native') return kind;
  return [kind, subject.address, 'id' in subject ? subject.id : '', 'spender' in subject ? subject.spender : ''].join();
}

const WORD = 64;

/** The number in a word of a contract's answer; undefined if the answer is too short. */
export function wordAt(data: string, at: number): bigint | undefined {
  const word = data.slice(2 + at * WORD, 2 + (at + 1) * WORD);
  return word.length === WORD && /^[\da-f]+$/i.test(word) ? BigInt(`0x${word}`) : undefined;
}

/** The number in a word, if it is at most `most`. */
export function countAt(data: string, at: number, most: number): number | undefined {
  const word = wordAt(data, at);
  return word === undefined || word > BigInt(most) ? undefined : numberOf(word);
}

const MOST_OFFSET = 1_024;

/** The words of a list, found by the word with its offset. */
export function listAt(data: string, at: number): readonly (bigint | undefined)[] {
  const offset = countAt(data, at, MOST_OFFSET);
  if (offset === undefined || offset % 32 !== 0) return [];
  const start = offset / 32;
  // No more than the data holds.
  const most = Math.floor((data.length - 2) / WORD);
  const length = countAt(data, start, most) ?? most;
  return Array.from({ length }, (_, place) => wordAt(data, start + 1 + place));
}

/** The address in a word; undefined if the word is larger than an address. */
export function addressIn(word: bigint | undefined): string | undefined {
  return word === undefined || word >> 160n > 0n ? undefined : `0x${word.toString(16).padStart(40, '0')}`;
}

/** The answer to a subject as an amount, or 1 or 0 for existence. Undefined if it cannot be parsed. */
export function readingOf(subject: Subject, data: string, account: string): bigint | undefined {
  const word = wordAt(data, 0);
  if (word === undefined) return undefined;
  switch (subject.kind) {
    case 'item':
      return addressIn(word) === account.toLowerCase() ? 1n : 0n;
    case 'operator':
      return word === 0n ? 0n : 1n;
    default:
      return word;
  }
}
