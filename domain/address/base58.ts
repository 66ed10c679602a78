/** Base58 in Bitcoin's alphabet, which Solana uses for addresses and signatures. */

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** The cost is quadratic in the length, which is fine for 32 to 64 bytes. */
const MOST_LETTERS = 2048;

export function toBase58(bytes: Uint8Array): string {
  const text = convert(bytes, 256, 58).map((digit) => ALPHABET[digit]);
  return '1'.repeat(zeros(bytes)) + text.join('');
}

/** `undefined` for text that is not base58, or has more letters than `most`. */
export function fromBase58(text: string, most = MOST_LETTERS): Uint8Array<ArrayBuffer> | undefined {
  if (text.length > most) return undefined;
  const digits = [...text].map((letter) => ALPHABET.indexOf(letter));
  if (digits.includes(-1)) return undefined;
  return Uint8Array.from([...Array<number>(zeros(digits)).fill(0), ...convert(digits, 58, 256)]);
}

/** The digits of the same number in another base, highest first, without leading zeros. */
function convert(digits: Iterable<number>, from: number, to: number): readonly number[] {
  const result: number[] = [];
  for (const digit of digits) {
    let carry = digit;
    for (let at = 0; at < result.length || carry > 0; at++) {
      carry += (result[at] ?? 0) * from;
      result[at] = carry % to;
      carry = Math.floor(carry / to);
    }
  }
  return result.reverse();
}

function zeros(digits: ArrayLike<number>): number {
  let count = 0;
  while (count < digits.length && digits[count] === 0) count++;
  return count;
}
