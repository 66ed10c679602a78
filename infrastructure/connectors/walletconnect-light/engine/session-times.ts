/** Ends sessions when they expire, by the clock: a timer does not count the time that a computer sleeps. */
import type { SessionRecord } from '../session/session-record.js';
import { nowInSeconds } from './client-context.js';

export interface SessionTimes {
  /** Reschedules: a session was added, removed or extended. */
  watch(): void;
  stop(): void;
}

/** How often the clock is read, in milliseconds. */
const LONGEST_TIMER = 10_000;

export function sessionTimes(
  sessions: ReadonlyMap<string, SessionRecord>,
  onOver: (topic: string) => void,
): SessionTimes {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = () => {
    const now = nowInSeconds();
    for (const { topic, expiry } of [...sessions.values()]) if (expiry <= now) onOver(topic);
    const next = Math.min(...[...sessions.values()].map(({ expiry }) => expiry * 1000 - Date.now()));
    clearTimeout(timer);
    if (sessions.size > 0) timer = setTimeout(watch, Math.min(Math.max(next, 0) + 50, LONGEST_TIMER));
  };
  return { watch, stop: () => clearTimeout(timer) };
}
