/** Transport faults, determined by a seed: the n-th frame of a kind always gets the same fault. */
import { seededRandom } from './seeded-random.js';

/** `ask`: a client's request. `answer`: the relay's to it. `push`: a message for a subscriber. `receipt`: that it has it. */
export const FRAME_KINDS = ['ask', 'answer', 'push', 'receipt'] as const;
export type FrameKind = (typeof FRAME_KINDS)[number];

export interface Faults {
  readonly seed: number;
  /** The affected frames. Default: pushes, which the relay repeats until they are received. */
  readonly on?: readonly FrameKind[];
  /** How often, from 0 to 1: the frame is lost. */
  readonly drop?: number;
  /** It comes twice. */
  readonly duplicate?: number;
  /** The next one on the same line comes first. */
  readonly reorder?: number;
  /** Milliseconds, at least and at most; the order stays. */
  readonly delay?: readonly [number, number];
}

export interface Fate {
  readonly lost: boolean;
  readonly twice: boolean;
  readonly overtaken: boolean;
  /** Milliseconds. */
  readonly delay: number;
}

const UNHARMED: Fate = { lost: false, twice: false, overtaken: false, delay: 0 };

/** Returns the fault of each frame in order. Each kind has its own count. */
export function decideFates({ seed, on = ['push'], drop = 0, duplicate = 0, reorder = 0, delay }: Faults) {
  const counts = new Map<FrameKind, number>();
  return (kind: FrameKind): Fate => {
    if (!on.includes(kind)) return UNHARMED;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const random = seededRandom(seed * 1_000_003 + count * 31 + FRAME_KINDS.indexOf(kind));
    const [lost, twice, overtaken, share] = [random() < drop, random() < duplicate, random() < reorder, random()];
    const [least, most] = delay ?? [0, 0];
    return { lost, twice, overtaken, delay: least + share * (most - least) };
  };
}
