/** A call within signed data: described by its selector, if known. */
import { textOf } from '../text/text-of.js';
import { addressRow, amountRow, bigOf, isSame, textRow } from './signed-rows.js';
import type { SignedCall, SignedRow } from './signed-words.js';

const WORD = 64;

export interface SignedCallWords {
  readonly call: SignedCall;
  readonly rows: readonly SignedRow[];
}

/** `account`: the caller. Bytes after the arguments make the call unknown. */
export function signedCall(to: unknown, data: unknown, account: unknown): SignedCallWords {
  const text = textOf(data).toLowerCase();
  const own = isSame(to, account);
  if (text === '0x') return { call: own ? 'cancel' : 'plain', rows: [] };
  if (own) return { call: 'own-account', rows: [] };
  const [selector, args] = [text.slice(2, 10), text.slice(10)];
  const word = (at: number) => bigOf(`0x${args.slice(at * WORD, (at + 1) * WORD)}`);
  const address = (at: number) => `0x${args.slice(at * WORD + 24, (at + 1) * WORD)}`;
  // An address is the last 20 bytes of its word, after zeros.
  const fits = (words: number, addresses: number) =>
    args.length === words * WORD &&
    Array.from({ length: addresses }, (_, at) => word(at) >> 160n === 0n).every(Boolean);
  switch (selector) {
    case 'a9059cbb':
      if (!fits(2, 1)) break;
      return { call: 'send', rows: [amountRow('give', to, word(1)), addressRow('to', address(0))] };
    case '095ea7b3':
    case '39509351':
      if (!fits(2, 1)) break;
      return { call: 'approve', rows: [amountRow('allowed', to, word(1)), addressRow('spender', address(0))] };
    case 'a22cb465':
      if (!fits(2, 1)) break;
      return { call: word(1) === 0n ? 'revoke-all' : 'approve-all', rows: [addressRow('spender', address(0))] };
    case '23b872dd':
    case '42842e0e':
      if (!fits(3, 2)) break;
      return {
        call: 'move',
        // An amount for a token, an item for a collection.
        rows: [textRow('value', word(2)), addressRow('from', address(0)), addressRow('to', address(1))],
      };
  }
  return { call: 'unknown', rows: [] };
}
