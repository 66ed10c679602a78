import { mainnet } from 'viem/chains';
import { expect, it, vi } from 'vitest';
import { hookWindow } from './tests/hook-window.js';

hookWindow(['HTMLElement', 'customElements']);

it('is initialized without the visitor’s doing: dapps show their page then', async () => {
  // Not the instance of another test.
  vi.resetModules();
  const { createAppKit } = await import('./index.js');
  // Nothing is rendered: it would outlive the test's window.
  const appKit = createAppKit({ networks: [mainnet], projectId: 'a', disableAppend: true });
  const states: unknown[] = [];
  appKit.subscribeState(({ initialized }) => void states.push(initialized));
  expect(appKit.getState().initialized).toBe(false);
  await expect.poll(() => states.at(-1), { timeout: 4_000 }).toBe(true);
  appKit.porthole.destroy();
});
