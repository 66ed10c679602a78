import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.js';

let frames: (() => void)[] = [];
let idle: { readonly due: () => void; readonly timeout?: number }[] = [];
const run = vi.fn();

beforeEach(() => {
  frames = [];
  idle = [];
  run.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('requestIdleCallback', (due: () => void, options: object) => idle.push({ due, ...options }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const paint = () => {
  for (const frame of frames.splice(0)) frame();
};
const rest = () => {
  for (const { due } of idle.splice(0)) due();
};

it('runs after the frame, once the browser is idle, or soon if it never is', () => {
  afterPaint(run);
  rest();
  paint();
  expect(idle.map(({ timeout }) => timeout)).toEqual([50]);
  expect(run).not.toHaveBeenCalled();
  rest();
  expect(run).toHaveBeenCalledOnce();
});

it('runs in a task after the frame where the browser does not report idle moments', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  afterPaint(run);
  paint();
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

it.each<[moment: string, first: () => void]>([
  ['before the frame', () => undefined],
  ['after it', paint],
])('does not run if it is cancelled %s', (_, first) => {
  const cancel = afterPaint(run);
  first();
  cancel();
  paint();
  rest();
  expect(run).not.toHaveBeenCalled();
});
