/** A clock for a page that follows real time and can be advanced, so that a test does not wait for four minutes. */
import type { SchedulerLike } from 'rxjs';
import { virtualTime } from '../../../infrastructure/fakes/index.js';

export interface MovableClock {
  /** Give this to the modal as its `scheduler`. */
  readonly scheduler: SchedulerLike;
  /** Advances it. All timers that are due by then run, in order. */
  forward(milliseconds: number): void;
  stop(): void;
}

const TICK = 10;

export function movableClock(): MovableClock {
  const time = virtualTime(Date.now());
  let ahead = 0;
  const catchUp = () => time.advance(Math.max(0, Date.now() + ahead - time.now()));
  const timer = setInterval(catchUp, TICK);
  return {
    scheduler: time.scheduler,
    forward(milliseconds) {
      ahead += milliseconds;
      catchUp();
    },
    stop: () => clearInterval(timer),
  };
}
