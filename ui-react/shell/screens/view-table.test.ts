import { afterEach, expect, it, vi } from 'vitest';
import { preloadAfter } from './view-table.js';

afterEach(() => vi.unstubAllGlobals());

/** The idle callbacks that wait to preload likely next screens. */
function waitedFor(saveData: boolean): readonly string[] {
  const waits: string[] = [];
  const atOnce = (name: string) => (run: () => void) => {
    waits.push(name);
    run();
  };
  vi.stubGlobal('navigator', { connection: { saveData } });
  vi.stubGlobal('requestAnimationFrame', atOnce('frame'));
  vi.stubGlobal('requestIdleCallback', atOnce('idle'));
  preloadAfter('connect');
  return waits;
}

it('likely next screens are preloaded when idle, and not with data saver', () => {
  expect(waitedFor(false)).toEqual(['frame', 'idle']);
  expect(waitedFor(true)).toEqual([]);
});
