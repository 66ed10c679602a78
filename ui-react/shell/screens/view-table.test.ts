import { afterEach, expect, it, vi } from 'vitest';
import { preloadAfter } from './view-table.js';

afterEach(() => vi.unstubAllGlobals());

/** What the browser was asked to wait for before the screens that often come next are fetched. */
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

it('the screens that often come next are fetched once all is quiet, and not for visitors who save data', () => {
  expect(waitedFor(false)).toEqual(['frame', 'idle']);
  expect(waitedFor(true)).toEqual([]);
});
