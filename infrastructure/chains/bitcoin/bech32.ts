/** Addresses of native segwit: BIP-173 (bech32) and BIP-350 (bech32m). */

const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
const CHECKSUM_LETTERS = 6;
/** The checksum constants: version 0 uses the first one, later versions the second. */
const BECH32 = 1;
const BECH32M = 0x2bc830a3;
const MOST_LETTERS = 90;

export interface WitnessProgram {
  /** The network's prefix, such as `bc`. */
  readonly prefix: string;
  readonly version: number;
  readonly program: Uint8Array<ArrayBuffer>;
}

/** `undefined` for any other text. */
export function readWitnessProgram(text: string): WitnessProgram | undefined {
  const lower = text.toLowerCase();
  if (text.length > MOST_LETTERS || (text !== lower && text !== text.toUpperCase())) return undefined;
  const at = lower.lastIndexOf('1');
  const prefix = lower.slice(0, Math.max(at, 0));
  const words = [...lower.slice(at + 1)].map((letter) => ALPHABET.indexOf(letter));
  const [version = -1] = words;
  if (prefix === '' || words.includes(-1) || words.length <= CHECKSUM_LETTERS || version > 16) return undefined;
  const bits = [...prefix].map((letter) => letter.charCodeAt(0));
  const checked = [...bits.map((bit) => bit >> 5), 0, ...bits.map((bit) => bit & 31), ...words];
  if (remainder(checked) !== (version === 0 ? BECH32 : BECH32M)) return undefined;
  const program = bytesOf(words.slice(1, -CHECKSUM_LETTERS));
  if (!program || program.length < 2 || program.length > 40) return undefined;
  return version === 0 && program.length !== 20 && program.length !== 32 ? undefined : { prefix, version, program };
}

function remainder(words: readonly number[]): number {
  let sum = 1;
  for (const word of words) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ word;
    GENERATOR.forEach((value, bit) => {
      if ((top >> bit) & 1) sum ^= value;
    });
  }
  return sum;
}

/** From five bits per word to eight; the remaining bits have to be few, and zero. */
function bytesOf(words: readonly number[]): Uint8Array<ArrayBuffer> | undefined {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const word of words) {
    held = ((held << 5) | word) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  return bits >= 5 || (held & ((1 << bits) - 1)) !== 0 ? undefined : Uint8Array.from(bytes);
}
