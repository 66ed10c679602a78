import type { Event } from 'porthole';
import { Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { createEventLog } from './event-log.js';

function logged() {
  const events$ = new Subject<Event>();
  const frames: (() => void)[] = [];
  const log = createEventLog(events$, (run) => frames.push(run));
  const draw = () => {
    for (const run of frames.splice(0)) run();
  };
  return { events$, frames, log, draw };
}

describe('createEventLog', () => {
  it('shows all events since the last frame at once, newest first', () => {
    const { events$, log, frames, draw } = logged();
    const listener = vi.fn();
    log.subscribe(listener);
    events$.next({ type: 'modal.closed' });
    events$.next({ type: 'address.copied' });
    expect(log.entries()).toEqual([]);
    expect(frames).toHaveLength(1);
    draw();
    expect(log.entries().map(({ number, event }) => `${number} ${event.type}`)).toEqual([
      '2 address.copied',
      '1 modal.closed',
    ]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('keeps the last 200, rendered or not', () => {
    const { events$, log, draw } = logged();
    for (let count = 0; count < 250; count += 1) events$.next({ type: 'snack.hidden' });
    draw();
    events$.next({ type: 'modal.closed' });
    draw();
    expect(log.entries()).toHaveLength(200);
    expect(log.entries()[0]).toMatchObject({ number: 251, event: { type: 'modal.closed' } });
  });

  it('continues to count after it is cleared', () => {
    const { events$, log, draw } = logged();
    events$.next({ type: 'modal.closed' });
    draw();
    log.clear();
    expect(log.entries()).toEqual([]);
    events$.next({ type: 'modal.closed' });
    draw();
    expect(log.entries().map(({ number }) => number)).toEqual([2]);
  });
});
