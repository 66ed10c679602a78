/** The modal's events, newest first, for a page to show: many events at once cause one render. */
import type { Event, Modal } from 'porthole';

export interface LoggedEvent {
  /** Counts from 1. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly event: Event;
}

export interface EventLog {
  /** The same array until something is added. */
  entries(): readonly LoggedEvent[];
  subscribe(listener: () => void): () => void;
  clear(): void;
}

/** More than anyone would scroll through. */
const LENGTH = 200;

/** `whenDrawn` runs a function before the next frame. */
export function createEventLog(
  events$: Pick<Modal['events$'], 'subscribe'>,
  whenDrawn: (run: () => void) => void = requestAnimationFrame,
): EventLog {
  const listeners = new Set<() => void>();
  let entries: readonly LoggedEvent[] = [];
  let fresh: readonly LoggedEvent[] = [];
  let count = 0;
  let due = false;

  const show = () => {
    due = false;
    entries = [...fresh, ...entries].slice(0, LENGTH);
    fresh = [];
    for (const listener of [...listeners]) listener();
  };
  events$.subscribe((event) => {
    count += 1;
    // A hidden tab renders nothing: the list must not grow until it is visible.
    fresh = [{ number: count, at: Date.now(), event }, ...fresh].slice(0, LENGTH);
    if (due) return;
    due = true;
    whenDrawn(show);
  });

  return {
    entries: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear() {
      entries = [];
      for (const listener of [...listeners]) listener();
    },
  };
}
