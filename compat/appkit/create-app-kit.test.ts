import { mainnet } from 'viem/chains';
import { expect, it } from 'vitest';
import { createAppKit } from './index.js';
import { hookWindow } from './tests/hook-window.js';

hookWindow(['document', 'window', 'HTMLElement', 'customElements']);

it('is initialized without the visitor’s doing: dapps show their page then', async () => {
  const appKit = createAppKit({ networks: [mainnet], projectId: 'a' });
  const states: unknown[] = [];
  appKit.subscribeState(({ initialized }) => void states.push(initialized));
  expect(appKit.getState().initialized).toBe(false);
  await expect.poll(() => states.at(-1), { timeout: 4_000 }).toBe(true);
  appKit.porthole.destroy();
});
