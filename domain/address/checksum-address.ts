/** Mixed-case checksums (ERC-55) with Keccak-256. Implemented here because the EVM library is not loaded yet. */

/** Bytes that one round of Keccak-256 absorbs; an address is far shorter, so one is enough. */
const RATE = 136;

/** An address of 40 hex digits after `0x`, with its ERC-55 checksum. */
export function checksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = keccak256(digits);
  const isUpper = (index: number) => ((hash.getUint8(index >> 1) >> (index % 2 === 0 ? 4 : 0)) & 15) >= 8;
  return `0x${[...digits].map((digit, index) => (isUpper(index) ? digit.toUpperCase() : digit)).join('')}`;
}

/** The hash of an ASCII text that is shorter than the rate: the first 32 bytes. */
function keccak256(text: string): DataView {
  const state = new DataView(new ArrayBuffer(200));
  for (let index = 0; index < text.length; index++) state.setUint8(index, text.charCodeAt(index));
  state.setUint8(text.length, 0x01);
  state.setUint8(RATE - 1, 0x80);
  const words = new Int32Array(50);
  for (let index = 0; index < 50; index++) words[index] = state.getInt32(4 * index, true);
  permute(words);
  for (let index = 0; index < 8; index++) state.setInt32(4 * index, words[index] as number, true);
  return state;
}

/**
 * Keccak-f[1600] (FIPS 202, section 3) on 25 lanes: 24 rounds of theta, rho with pi, chi, and iota. A lane is two 32-bit words, the low one
 * first: with one BigInt per lane, this takes three times as long, and the visitor waits for it. It runs once, before the engine
 * has optimized it, so reading and writing a word is no call.
 */
function permute(words: Int32Array): void {
  const before = new Int32Array(10);
  let register = 1;
  for (let round = 0; round < 24; round++) {
    before.fill(0);
    for (let at = 0; at < 50; at++) (before[at % 10] as number) ^= words[at] as number;
    for (let half = 0; half < 10; half++) {
      const [next, other] = [(half + 2) % 10, ((half + 2) % 10) ^ 1];
      const change = (before[(half + 8) % 10] as number) ^ rotated(before[next] as number, before[other] as number, 1);
      for (let at = half; at < 50; at += 10) (words[at] as number) ^= change;
    }
    let lane = 1;
    let low = words[2] as number;
    let high = words[3] as number;
    for (let step = 1; step <= 24; step++) {
      const x = lane % 5;
      const y = (lane - x) / 5;
      lane = y + 5 * ((2 * x + 3 * y) % 5);
      const nextLow = words[2 * lane] as number;
      const nextHigh = words[2 * lane + 1] as number;
      const bits = ((step * (step + 1)) / 2) % 64;
      words[2 * lane] = rotated(low, high, bits);
      words[2 * lane + 1] = rotated(high, low, bits);
      low = nextLow;
      high = nextHigh;
    }
    for (let row = 0; row < 50; row += 10) {
      before.set(words.subarray(row, row + 10));
      for (let half = 0; half < 10; half++)
        (words[row + half] as number) ^= ~(before[(half + 2) % 10] as number) & (before[(half + 4) % 10] as number);
    }
    for (let bit = 0; bit < 7; bit++) {
      const position = 2 ** bit - 1;
      if (register & 1) (words[position >> 5] as number) ^= 1 << (position & 31);
      register = ((register << 1) ^ ((register >> 7) * 0x71)) & 0xff;
    }
  }
}

/** One word of a lane after rotating it left, from that word and the other one. No lane is rotated by 0 or 32. */
function rotated(word: number, other: number, bits: number): number {
  const far = bits > 32;
  return ((far ? other : word) << (bits % 32)) | ((far ? word : other) >>> (32 - (bits % 32)));
}
