/** Transport faults, determined by a seed: the n-th frame of a kind always gets the same fault. */
import { seededRandom } from './seeded-random.js';

/** `ask`: a client's request. `answer`: the relay's answer. `push`: a message for a subscriber. `receipt`: its acknowledgement. */
export const FRAME_KINDS = ['ask', 'answer', 'push', 'receipt'] as const;
export type FrameKind = (typeof FRAME_KINDS)[number];

export interface Faults {
  readonly seed: number;
  /** The affected frames. Default: pushes, which the relay repeats until they are received. */
  readonly on?: readonly FrameKind[];
  /** How often, from 0 to 1: the frame is lost. */
  readonly drop?: number;
  /** The frame is duplicated. */
  readonly duplicate?: number;
  /** The next frame on the same connection overtakes it. */
  readonly reorder?: number;
  /** The delay in milliseconds, minimum and maximum; the order is kept. */
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
