/** Tokens that match a search text. */
import type { Token } from './token.js';

/** The minimum length of a search text that is compared with addresses. */
const PIECE = 4;

/** Whether symbol, name or address contains the search text; an empty one matches every token. */
export function hasWords({ symbol, name, address = '' }: Token, words: string): boolean {
  const wanted = words.trim().toLowerCase();
  return (
    symbol.toLowerCase().includes(wanted) ||
    name.toLowerCase().includes(wanted) ||
    (wanted.length >= PIECE && address.toLowerCase().includes(wanted))
  );
}
