import type { AppKit } from '../app-kit.js';
import type { NamedEvent } from '../named-events.js';

interface PacedEvents {
  get(): NamedEvent;
  subscribe(notify: () => void): () => void;
}

const known = new WeakMap<AppKit, PacedEvents>();

/** Paces events: a component that shows the last one renders each, even if several arrive at once. */
export function pacedEvents(instance: AppKit): PacedEvents {
  const paced = known.get(instance) ?? pace(instance);
  known.set(instance, paced);
  return paced;
}

function pace(instance: AppKit): PacedEvents {
  const listeners = new Set<() => void>();
  const waiting: NamedEvent[] = [];
  let shown = instance.getEvent();
  let isShowing = false;
  const showNext = () => {
    const event = waiting.shift();
    isShowing = event !== undefined;
    if (!event) return;
    shown = event;
    for (const notify of [...listeners]) notify();
    setTimeout(showNext);
  };
  instance.subscribeEvents((event) => {
    waiting.push(event);
    if (!isShowing) setTimeout(showNext);
    isShowing = true;
  });
  return {
    get: () => shown,
    subscribe(notify) {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
  };
}
