import type { SchedulerLike } from 'rxjs';

/** The dependencies of the code that talks to providers. */
export interface Eip1193Context {
  readonly scheduler: SchedulerLike;
  readonly log: (level: 'info' | 'warn' | 'error', message: string, detail?: unknown) => void;
}
