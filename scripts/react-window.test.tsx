import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, expect, it, vi } from 'vitest';
import { reactWindow, unmount } from './react-window.js';

// Later than the window closes: hooks that were registered first run last.
afterAll(() => void vi.restoreAllMocks());
const window = reactWindow();
let effects = 0;

function Effect() {
  useEffect(() => {
    effects += 1;
  });
  return null;
}

it('React ends what it has scheduled before the window is gone', async () => {
  const roots = Array.from({ length: 30 }, () => createRoot(window.document.createElement('div') as never));
  const render = () => {
    for (const root of roots) root.render(<Effect />);
  };
  render();
  await expect.poll(() => effects, { interval: 1 }).toBe(roots.length);
  // A machine on which every task takes so long that React lets others run in between.
  const now = performance.now.bind(performance);
  let late = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    late += 6;
    return now() + late;
  });
  render();
  await expect.poll(() => effects, { interval: 1 }).toBeGreaterThan(roots.length);
  for (const root of roots) await unmount(root);
  // An error of what is left would be reported for this file.
});
