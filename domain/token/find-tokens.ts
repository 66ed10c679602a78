/** Tokens that match a search text. */
import type { Token } from './token.js';

/** From so many characters on, a piece of an address says something. */
const PIECE = 4;

/** Whether the symbol, the name or the address has the words in it; without words every token does. */
export function hasWords({ symbol, name, address = '' }: Token, words: string): boolean {
  const wanted = words.trim().toLowerCase();
  return (
    symbol.toLowerCase().includes(wanted) ||
    name.toLowerCase().includes(wanted) ||
    (wanted.length >= PIECE && address.toLowerCase().includes(wanted))
  );
}
