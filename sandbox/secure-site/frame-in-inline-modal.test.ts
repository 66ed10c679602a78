/** A request that comes while an inline modal is still growing: it goes on to the height of the secure site's prompt, which is then in view. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Modal } from '../../application/modal/modal.js';
import { type DemoWithSite, startDemoWithSite } from './demo-with-site.js';

const EMAIL = 'visitor@saltmarsh.example';
/** The sheet grows this many times slower, so that the request surely comes before the end. */
const SLOWER = 30;
let demo: DemoWithSite;
let page: Page;

beforeAll(async () => {
  demo = await startDemoWithSite();
  ({ page } = demo);
});
afterAll(() => demo?.stop());

/** Keeps the animations of the page in `window.motions`. */
function slowDown(slower: number): void {
  const { animate } = Element.prototype;
  const motions: Animation[] = [];
  Reflect.set(window, 'motions', motions);
  Element.prototype.animate = function (...given) {
    const motion = animate.apply(this, given);
    motion.playbackRate = 1 / slower;
    motions.push(motion);
    return motion;
  };
}

async function logIn(): Promise<void> {
  await page.addInitScript(slowDown, SLOWER);
  await demo.enterByEmail(EMAIL, '&inline=1');
}

/** Asks for a signature while the sheet grows to the account's height. */
async function askWhileGrowing(): Promise<void> {
  await page.waitForFunction(() => {
    const { modal } = Reflect.get(window, 'portholeDemo') as { modal: Modal };
    const motions = Reflect.get(window, 'motions') as Animation[];
    const isConnected = modal.getState().connect.connections.eip155?.status === 'connected';
    if (!isConnected || !motions.some(({ playState }) => playState === 'running')) return false;
    void modal.signMessage('Moor at berth 7');
    return true;
  });
}

/** Waits until the sheet has the height of the prompt. */
async function grown(): Promise<void> {
  await decline().waitFor();
  await page.evaluate(async () => {
    const motions = Reflect.get(window, 'motions') as Animation[];
    const running = () => motions.filter(({ playState }) => playState === 'running');
    while (running().length > 0) {
      await Promise.allSettled(running().map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
    }
  });
}

const decline = () => page.frameLocator('iframe[name="w3m-secure-iframe"]').getByRole('button', { name: 'Decline' });

beforeAll(async () => {
  await logIn();
  await askWhileGrowing();
  await grown();
});

it('the sheet grows to its height without a jump at the end', async () => {
  const [aim, height] = await page.evaluate(() => {
    const motion = (Reflect.get(window, 'motions') as Animation[]).at(-1)?.effect as KeyframeEffect;
    return [motion.getKeyframes().at(-1)?.height, `${(motion.target as HTMLElement).offsetHeight}px`];
  });
  expect(aim).toBe(height);
});

it('the prompt is in view', async () => {
  const { y, height } = (await decline().boundingBox()) ?? { y: 0, height: Number.POSITIVE_INFINITY };
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThan(await page.evaluate(() => innerHeight));
});
