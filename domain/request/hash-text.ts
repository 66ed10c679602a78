/**
 * Whether a text may be a hash: in hex, or as 32 bytes that do not read as words. An attacker who tries many orders finds one whose hash
 * consists of printable letters, but none whose hash reads as words.
 */
import { isDigest } from './typed-data.js';

const HASH_BYTES = 32;
/** A word, also one in parts like MetaMask, capitals, or a number in decimal or hex: hashes of digits alone are as rare as words. */
const WORD =
  "(?:\\p{Lu}?[\\p{Ll}\\p{Lo}\\p{M}]+(?:\\p{Lu}\\p{Ll}+){0,2}|\\p{Lu}{1,6}|(?:0x)?[\\da-f]+)(?:['’]\\p{Ll}{1,2})?";
/** Words with single spaces or joints between them, and the usual punctuation. */
const WORDS = new RegExp(
  `^[("“¿¡]?${WORD}(?:(?:[.@:/-]|[)"”.,:;!?…]{0,2}(?: [-–—])?\\s["“(]?)${WORD})*[)"”.,:;!?…]{0,3}$`,
  'u',
);

export function isHashText(text: string): boolean {
  return isDigest(text) || (bytesOf(text) === HASH_BYTES && !isWritten(text));
}

function isWritten(text: string): boolean {
  const isMixed = /\p{Script=Latin}/u.test(text) && /(?!\p{Script=Latin})\p{L}/u.test(text);
  return WORDS.test(text) && !isMixed;
}

/** In UTF-8. */
function bytesOf(text: string): number {
  return [...text].reduce((sum, letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return sum + (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
  }, 0);
}
