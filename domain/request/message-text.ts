/** The text of a message to sign, as it is signed: pages send it in hex on EVM networks, and in base58 on Solana. */
import { fromBase58 } from '../address/base58.js';

/** Decoding takes quadratic time: longer messages stay as they are. */
const MOST_LETTERS = 14_000;

/** Undefined for bytes that are not UTF-8; what is neither hex nor base58 is the text itself. */
export function messageText(method: string, given: string): string | undefined {
  if (method === 'solana_signMessage') {
    const bytes = fromBase58(given, MOST_LETTERS);
    return bytes ? utf8([...bytes]) : given;
  }
  if (!/^0x(?:[\da-f]{2})+$/i.test(given)) return given;
  return utf8(
    Array.from({ length: given.length / 2 - 1 }, (_, at) => Number.parseInt(given.slice(2 * at + 2, 2 * at + 4), 16)),
  );
}

function utf8(bytes: readonly number[]): string | undefined {
  try {
    return decodeURIComponent(bytes.map((each) => `%${each.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return undefined;
  }
}
