import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STILL_AFTER_MS, whenStill } from './when-still.js';

let frames: (() => void)[] = [];
const frame = () => {
  for (const each of frames.splice(0)) each();
};

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('calls back once the delay has passed and a frame has shown the same view', () => {
  const then = vi.fn();
  whenStill(() => true, then);
  vi.advanceTimersByTime(STILL_AFTER_MS - 1);
  frame();
  vi.advanceTimersByTime(1);
  expect(then).not.toHaveBeenCalled();
  frame();
  expect(then).toHaveBeenCalledOnce();
});

it('ignores views that the next frame has scrolled past, however slow it is, and calls back for the last one', () => {
  const then = vi.fn();
  let still = false;
  whenStill(() => still, then);
  for (let frameNumber = 0; frameNumber < 5; frameNumber += 1) {
    vi.advanceTimersByTime(10 * STILL_AFTER_MS);
    frame();
  }
  expect(then).not.toHaveBeenCalled();
  still = true;
  vi.advanceTimersByTime(STILL_AFTER_MS);
  frame();
  expect(then).toHaveBeenCalledOnce();
});

it('can be cancelled before and after the delay', () => {
  const then = vi.fn();
  const isStill = () => true;
  whenStill(isStill, then)();
  const callOff = whenStill(isStill, then);
  vi.advanceTimersByTime(STILL_AFTER_MS);
  callOff();
  frame();
  vi.advanceTimersByTime(STILL_AFTER_MS);
  frame();
  expect(then).not.toHaveBeenCalled();
});
