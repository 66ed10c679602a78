import type { SchedulerLike } from 'rxjs';

/** What the code that talks to providers needs from outside. */
export interface Eip1193Context {
  readonly scheduler: SchedulerLike;
  readonly log: (level: 'info' | 'warn' | 'error', message: string, detail?: unknown) => void;
}
