/** The timers and the time of a page, as globals. */
import type { SchedulerLike, Subscription } from 'rxjs';

const FRAME = 16;

/** Makes the page's timers, animation frames and time of day follow a scheduler. Returns a function that restores them. */
export function goByScheduler(scheduler: SchedulerLike): () => void {
  const real = Object.getOwnPropertyDescriptors(globalThis);
  const running = new Map<number, Subscription>();
  let last = 0;
  const begin = (run: (...given: unknown[]) => void, delay = 0, given: unknown[] = [], every?: number): number => {
    last += 1;
    const id = last;
    const go = () => {
      if (every === undefined) running.delete(id);
      else running.set(id, scheduler.schedule(go, every));
      run(...given);
    };
    running.set(id, scheduler.schedule(go, Math.max(0, delay)));
    return id;
  };
  const end = (id: unknown) => {
    if (typeof id !== 'number') return;
    running.get(id)?.unsubscribe();
    running.delete(id);
  };
  const start = scheduler.now();
  const RealDate = Date;
  class PageDate extends RealDate {
    constructor(...given: [] | [value: number | string | Date]) {
      super(...((given.length === 0 ? [scheduler.now()] : given) as [number]));
    }
    static override now(): number {
      return scheduler.now();
    }
  }
  const globals: Readonly<Record<string, unknown>> = {
    setTimeout: (run: () => void, delay?: number, ...given: unknown[]) => begin(run, delay, given),
    setInterval: (run: () => void, delay = 0, ...given: unknown[]) => begin(run, delay, given, Math.max(1, delay)),
    requestAnimationFrame: (run: (now: number) => void) => begin(() => run(scheduler.now() - start), FRAME),
    clearTimeout: end,
    clearInterval: end,
    cancelAnimationFrame: end,
    Date: PageDate,
    performance: { now: () => scheduler.now() - start },
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true, enumerable: false });
  return () => {
    for (const timer of running.values()) timer.unsubscribe();
    for (const name of Object.keys(globals)) {
      const before = real[name];
      if (before) Object.defineProperty(globalThis, name, before);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}
