import { afterEach, expect, it, vi } from 'vitest';
import type { View } from '../../../application/shell/router.js';
import { addViews, type HostViews } from '../../host-views.js';
import { knownTitles, loadedView, loadView, preloadAfter } from './view-table.js';

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

const Late = () => null;

it('screens that the host adds after an opening are found, with their titles', async () => {
  await loadView('networks');
  const view = 'late-book' as View;
  addViews({ [view]: { title: 'Late book', load: async () => Late } } as HostViews);
  await loadView(view);
  expect(loadedView(view)).toBe(Late);
  expect(knownTitles()).toMatchObject({ 'late-book': 'Late book', networks: expect.any(String) });
});
