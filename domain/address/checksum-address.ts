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
  const words = Array.from({ length: 50 }, (_, index) => state.getInt32(4 * index, true));
  permute(words);
  words.forEach((word, index) => {
    state.setInt32(4 * index, word, true);
  });
  return state;
}

/**
 * Keccak-f[1600] (FIPS 202, section 3) on 25 lanes: 24 rounds of theta, rho with pi, chi, and iota. A lane is two 32-bit words, the low one
 * first: with one BigInt per lane, this takes three times as long, and the visitor waits for it.
 */
function permute(words: number[]): void {
  const at = (index: number) => words[index] as number;
  const put = (lane: number, low: number, high: number) => {
    words[2 * lane] = low;
    words[2 * lane + 1] = high;
  };
  let register = 1;
  for (let round = 0; round < 24; round++) {
    const parity = TEN.map((half) => at(half) ^ at(half + 10) ^ at(half + 20) ^ at(half + 30) ^ at(half + 40));
    const column = (half: number) => parity[half % 10] as number;
    for (let half = 0; half < 10; half += 2) {
      const low = column(half + 8) ^ rotated(column(half + 2), column(half + 3), 1);
      const high = column(half + 9) ^ rotated(column(half + 3), column(half + 2), 1);
      for (let row = half / 2; row < 25; row += 5) put(row, at(2 * row) ^ low, at(2 * row + 1) ^ high);
    }
    let lane = 1;
    let low = at(2);
    let high = at(3);
    for (let step = 1; step <= 24; step++) {
      const x = lane % 5;
      const y = (lane - x) / 5;
      lane = y + 5 * ((2 * x + 3 * y) % 5);
      const nextLow = at(2 * lane);
      const nextHigh = at(2 * lane + 1);
      const bits = ((step * (step + 1)) / 2) % 64;
      put(lane, rotated(low, high, bits), rotated(high, low, bits));
      low = nextLow;
      high = nextHigh;
    }
    for (let row = 0; row < 50; row += 10) {
      const before = words.slice(row, row + 10);
      const old = (half: number) => before[half % 10] as number;
      for (let half = 0; half < 10; half++) words[row + half] = old(half) ^ (~old(half + 2) & old(half + 4));
    }
    for (let bit = 0; bit < 7; bit++) {
      const position = 2 ** bit - 1;
      if (register & 1) words[position >> 5] = at(position >> 5) ^ (1 << (position & 31));
      register = ((register << 1) ^ ((register >> 7) * 0x71)) & 0xff;
    }
  }
}

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** One word of a lane after rotating it left, from that word and the other one. No lane is rotated by 0 or 32. */
function rotated(word: number, other: number, bits: number): number {
  const far = bits > 32;
  return ((far ? other : word) << (bits % 32)) | ((far ? word : other) >>> (32 - (bits % 32)));
}
