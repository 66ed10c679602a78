/** Proof of work: a SHA-256 hash with leading zeros. Puzzles are not stored: each is sealed together with its expiry. */
import { createHash } from 'node:crypto';
import type { Challenge } from '../../ports/challenge.js';
import type { FlowStore } from '../../ports/flow-store.js';
import type { Sealer } from '../../ports/sealer.js';
import { fingerprint } from '../secret-text.js';

const LIFETIME_MS = 5 * 60_000;
const CONTEXT = 'puzzle';

export interface ProofOfWorkParts {
  readonly flows: FlowStore;
  readonly sealer: Sealer;
  readonly now: () => number;
  /** Each more bit doubles the work. 18 bits: about a second on a phone. */
  readonly bits?: number | undefined;
}

export function proofOfWork({ flows, sealer, now, bits = 18 }: ProofOfWorkParts): Challenge {
  return {
    async set() {
      const text = await sealer.seal(Buffer.from(String(now() + LIFETIME_MS)), CONTEXT);
      return { text, bits };
    },
    async isSolved(solution) {
      if (zerosOf(createHash('sha256').update(solution).digest()) < bits) return false;
      const text = solution.slice(0, solution.lastIndexOf(':'));
      const until = await sealer.open(text, CONTEXT).catch(() => undefined);
      if (until === undefined || now() >= Number(Buffer.from(until).toString())) return false;
      return await flows.add(`solved:${fingerprint(text)}`, '1', 2 * LIFETIME_MS);
    },
  };
}

function zerosOf(hash: Uint8Array): number {
  let zeros = 0;
  for (const byte of hash) {
    if (byte !== 0) return zeros + Math.clz32(byte) - 24;
    zeros += 8;
  }
  return zeros;
}
