/**
 * What does not respond, in the log: when that begins, for a reason that was not there before, then at growing intervals, and when it
 * responds again.
 */
import type { Log } from './log.js';
import { reasonOf } from './reason-of.js';

export interface Outages {
  failed(part: string, error: unknown): void;
  well(part: string): void;
}

interface Outage {
  readonly since: number;
  readonly reasons: Set<string>;
  pauseMs: number;
  next: number;
}

const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [60_000, 3_600_000];
const MOST_REASONS = 5;

export function outages(event: string, log: Log, now: () => number = () => performance.now()): Outages {
  const open = new Map<string, Outage>();
  const secondsOf = ({ since }: Outage) => Math.round((now() - since) / 1000);
  return {
    failed(part, error) {
      const there = open.get(part);
      const why = reasonOf(error);
      if (there && now() < there.next && (there.reasons.has(why) || there.reasons.size >= MOST_REASONS)) return;
      const pauseMs = there ? Math.min(there.pauseMs * 2, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS;
      const outage = there ?? { since: now(), reasons: new Set(), pauseMs, next: 0 };
      if (there === undefined || now() >= there.next) Object.assign(outage, { pauseMs, next: now() + pauseMs });
      open.set(part, outage);
      outage.reasons.add(why);
      const name = error instanceof Error ? error.name : 'unknown';
      const seconds = there && secondsOf(there);
      log('error', event, { part, state: 'failed', error: name, why, seconds });
    },
    well(part) {
      const over = open.get(part);
      if (!over) return;
      open.delete(part);
      log('info', event, { part, state: 'ok', seconds: secondsOf(over) });
    },
  };
}
