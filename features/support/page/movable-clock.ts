/** The clock of a page that goes as real time does, and can be put forward: four minutes need not be waited for. */
import type { SchedulerLike } from 'rxjs';
import { virtualTime } from '../../../infrastructure/fakes/index.js';

export interface MovableClock {
  /** Give this to the modal as its `scheduler`. */
  readonly scheduler: SchedulerLike;
  /** Puts it forward. Whatever is due by then happens, in order. */
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
