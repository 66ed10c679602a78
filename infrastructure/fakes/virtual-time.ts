/** Time that passes only when advanced. */
import { type SchedulerLike, VirtualTimeScheduler } from 'rxjs';

export interface VirtualTime {
  /** Pass this wherever a scheduler is required. */
  readonly scheduler: SchedulerLike;
  /** Milliseconds since the start. */
  now(): number;
  /** Lets so many milliseconds pass, running everything that falls due, in order, also what that schedules in turn. */
  advance(milliseconds: number): void;
}

/** A clock that starts at a time of your choosing (milliseconds; default 0). */
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
