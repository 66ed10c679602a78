import { mainnet } from 'viem/chains';
import { expect, it, vi } from 'vitest';
import { hookWindow } from './tests/hook-window.js';

hookWindow([
  ...['document', 'window', 'navigator', 'customElements', 'CSS', 'CSSStyleSheet', 'HTMLElement', 'Element', 'Node'],
  ...['MutationObserver', 'ResizeObserver', 'matchMedia', 'getComputedStyle'],
  ...['requestAnimationFrame', 'cancelAnimationFrame'],
]);

it('is initialized without the visitor’s doing: dapps show their page then', async () => {
  // Not the instance of another test.
  vi.resetModules();
  const { createAppKit } = await import('./index.js');
  const appKit = createAppKit({ networks: [mainnet], projectId: 'a' });
  const states: unknown[] = [];
  appKit.subscribeState(({ initialized }) => void states.push(initialized));
  expect(appKit.getState().initialized).toBe(false);
  await expect.poll(() => states.at(-1), { timeout: 4_000 }).toBe(true);
  // The modal follows: it ends here, and not in the next test's page.
  await expect.poll(() => document.querySelector('[data-porthole]')).not.toBeNull();
  appKit.porthole.destroy();
  await new Promise((done) => setTimeout(done));
});
