import { type SchedulerLike, VirtualTimeScheduler } from 'rxjs';

/** A clock that only advances when told to. */
export interface VirtualTime {
  /** Pass this wherever a scheduler is required. */
  readonly scheduler: SchedulerLike;
  /** Milliseconds since the start. */
  now(): number;
  /** Advances the clock and runs everything that falls due, in order, including what that schedules. */
  advance(milliseconds: number): void;
}

/** Creates a clock that starts at a time of your choice (in milliseconds, default 0). */
export function virtualTime(start = 0): VirtualTime {
  const scheduler = new VirtualTimeScheduler(undefined, start);
  scheduler.frame = start;
  return {
    scheduler,
    now: () => scheduler.now(),
    advance(milliseconds) {
      const until = scheduler.frame + milliseconds;
      scheduler.maxFrames = until;
      scheduler.flush();
      scheduler.frame = until;
    },
  };
}
