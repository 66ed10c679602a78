/** Solves the puzzle that the site sets for networks with too many requests. */
import { sha256 } from '@noble/hashes/sha2.js';
import type { Puzzle } from '../../ports/challenge.js';

/** Harder ones would take minutes. */
const MOST_BITS = 24;
/** Hashes per batch, so that the page stays responsive. */
const AT_ONCE = 5_000;
const text = new TextEncoder();

/** Undefined for puzzles that take too long. */
export async function solvePuzzle({ text: given, bits }: Puzzle): Promise<string | undefined> {
  if (bits > MOST_BITS) return undefined;
  for (let answer = 0; ; answer += 1) {
    const solution = `${given}:${answer}`;
    if (isZero(sha256(text.encode(solution)), bits)) return solution;
    if (answer % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
  }
}

function isZero(hash: Uint8Array, bits: number): boolean {
  return hash.every((byte, at) => at * 8 >= bits || byte >> Math.max(0, 8 - (bits - at * 8)) === 0);
}
