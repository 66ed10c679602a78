/** One direction of a client's connection: frames pass according to their faults, or at once without faults. */
import type { Fate } from './faults.js';

export interface FaultyPath {
  send(fate: Fate, deliver: () => void): void;
  /** Drops pending frames. */
  close(): void;
}

/** How long a frame waits to be overtaken by the next one. */
const OVERTAKEN_WITHIN_MS = 400;

export function createFaultyPath(): FaultyPath {
  let queue: readonly { readonly at: number; readonly deliver: () => void }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held: (() => void) | undefined;
  let holding: ReturnType<typeof setTimeout> | undefined;

  const release = () => {
    clearTimeout(holding);
    const waiting = held;
    held = undefined;
    waiting?.();
  };
  const arrive = ({ overtaken, twice }: Fate, deliver: () => void) => {
    const all = () => {
      deliver();
      if (twice) deliver();
    };
    if (overtaken && !held) {
      held = all;
      holding = setTimeout(release, OVERTAKEN_WITHIN_MS);
      return;
    }
    all();
    release();
  };
  const run = () => {
    timer = undefined;
    for (let [next] = queue; next && next.at <= performance.now(); [next] = queue) {
      queue = queue.slice(1);
      next.deliver();
    }
    const [next] = queue;
    if (next) timer ??= setTimeout(run, Math.ceil(next.at - performance.now()));
  };

  return {
    send(fate, deliver) {
      if (fate.lost) return;
      if (fate.delay === 0 && queue.length === 0) return arrive(fate, deliver);
      // A frame never overtakes the previous one, even if it is due earlier.
      const at = performance.now() + fate.delay;
      queue = [...queue, { at, deliver: () => arrive(fate, deliver) }];
      timer ??= setTimeout(run, Math.ceil(at - performance.now()));
    },
    close() {
      clearTimeout(timer);
      clearTimeout(holding);
      queue = [];
      held = undefined;
    },
  };
}
