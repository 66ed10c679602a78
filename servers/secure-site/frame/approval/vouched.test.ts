import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WatchVisibility } from './in-sight.js';
import { SETTLING_MS } from './settling.js';
import { type Vouched, vouched } from './vouched.js';

let view: Window;
let guard: Vouched;
/** How often the waiting time has started. */
let starts: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  view = new Window({ url: 'https://wallet.example/window' });
  vi.stubGlobal('MouseEvent', view.MouseEvent);
});
afterEach(async () => {
  guard.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await view.happyDOM.close();
});

/** A request that has been visible for long enough. */
function shown(inFrame = false): void {
  if (inFrame) Object.defineProperty(view, 'parent', { value: {} });
  starts = 0;
  const seen: WatchVisibility = (_, turn) => {
    turn(true);
    return () => undefined;
  };
  guard = vouched(view as never, view.document.createElement('div') as never, seen, () => {
    starts += 1;
  });
  vi.advanceTimersByTime(SETTLING_MS);
}

/** Whether a press counts: it does not if it starts the waiting time again. */
function pressed(pointerType: 'mouse' | 'touch'): boolean {
  const before = starts;
  const began = performance.now();
  for (const type of ['pointerover', 'pointerdown'])
    view.dispatchEvent(
      new view.PointerEvent(type, { pointerType, screenX: 40, screenY: 90, clientX: 40, clientY: 10 }),
    );
  return guard.takes(new view.MouseEvent('click', { detail: 1 }) as never, began) && starts === before;
}

it('takes the first tap of a finger in the wallet’s own window', () => {
  shown();
  expect(pressed('touch')).toBe(true);
});

it('takes no tap that was meant for a window or a tab that has just gone', () => {
  shown();
  view.dispatchEvent(new view.Event('focus'));
  expect(pressed('touch')).toBe(false);
  vi.advanceTimersByTime(SETTLING_MS);
  expect(pressed('touch')).toBe(true);
  view.document.dispatchEvent(new view.Event('visibilitychange'));
  expect(starts).toBe(2);
  expect(pressed('touch')).toBe(false);
});

it.each([
  ['a finger in a frame, which a page can move', true, 'touch'],
  ['a mouse that has just entered', false, 'mouse'],
] as const)('starts to wait with the first event of %s', (_, inFrame, pointerType) => {
  shown(inFrame);
  expect(pressed(pointerType)).toBe(false);
  vi.advanceTimersByTime(SETTLING_MS);
  expect(pressed(pointerType)).toBe(true);
});
