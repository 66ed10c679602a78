/** The QR code as a camera sees it: decoded from screenshots. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/bootstrap.mjs';
import { type DemoServer, serveBuiltDemo } from '../demo-server.js';
import { startWorld, type World } from '../world.js';
import type {} from './stand-ins/main.js';

const READER = createRequire(import.meta.url).resolve('jsqr');
const AXE_CODE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Violations inside the modal. */
const AXE = `axe.run(document.querySelector('[data-porthole]'), { resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`;
const problems: string[] = [];

let world: World;
let site: DemoServer;
let browser: Browser;
let reader: Page;

beforeAll(async () => {
  world = await startWorld();
  const executablePath = await ensureChromium();
  [site, browser] = await Promise.all([
    serveBuiltDemo({
      settings: world.settings,
      root: fileURLToPath(new URL('./stand-ins', import.meta.url)),
      onViolation: (report) => problems.push(report),
    }),
    chromium.launch({ executablePath, args: CHROMIUM_ARGS }),
  ]);
  reader = await browser.newPage();
  await reader.addScriptTag({ path: READER });
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([site?.stop(), world?.stop()]);
});

/** The code in a screenshot of the whole window. */
function read(picture: Buffer): Promise<string | undefined> {
  return reader.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('There is nothing to draw on');
    context.drawImage(bitmap, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const jsQr: typeof import('jsqr').default = Reflect.get(globalThis, 'jsQR');
    return jsQr(data, width, height, { inversionAttempts: 'dontInvert' })?.data;
  }, picture.toString('base64'));
}

async function seeCode(colorScheme: 'light' | 'dark', width: number, wallet: string, forcedColors: 'active' | 'none') {
  const context = await browser.newContext({
    ...{ colorScheme, forcedColors, reducedMotion: 'reduce', deviceScaleFactor: width < 600 ? 2 : 1 },
    viewport: { width, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${site.url}?pairing=offered&panel=off`);
  await page.getByTestId('connect-button').click();
  await page.getByTestId('w3m-modal-card').getByRole('button', { name: wallet }).click();
  await page.getByRole('img', { name: /^QR code to connect/ }).waitFor();
  await page.getByText('New code in').waitFor();
  const uri = await page.evaluate(() => window.standInModal?.getState().connect.attempt?.pairing?.uri);
  const picture = await page.screenshot();
  const paths = await page.getByTestId('wui-qr-code').locator(':scope > svg path').count();
  await context.close();
  return { uri, picture, paths };
}

/** On the screen of a listed wallet with all options. */
async function kittiwake(direction: 'ltr' | 'rtl', colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const page = await (await browser.newContext({ colorScheme, reducedMotion: 'reduce' })).newPage();
  // The policy blocks other scripts, so it is added before the page.
  await page.addInitScript({ content: AXE_CODE });
  await page.goto(`${site.url}?pairing=offered&panel=off${direction === 'rtl' ? '&locale=en-Arab' : ''}`);
  await page.getByTestId('connect-button').click();
  await page.getByTestId('w3m-modal-card').getByRole('button', { name: 'Kittiwake' }).click();
  await page.getByText('New code in').waitFor();
  return page;
}

describe('the code on the pairing screen', () => {
  it.each([
    ['light', 1280, 'Kittiwake', 'none'],
    ['dark', 1280, 'Kittiwake', 'none'],
    ['light', 360, 'Kittiwake', 'none'],
    ['dark', 360, 'Kittiwake', 'none'],
    ['light', 360, 'WalletConnect', 'none'],
    ['dark', 1280, 'Kittiwake', 'active'],
  ] as const)(
    '%s, %d pixels wide, %s, forced colours %s: reads as the exact uri',
    async (theme, width, wallet, forced) => {
      const { uri, picture, paths } = await seeCode(theme, width, wallet, forced);
      expect(uri).toMatch(/^wc:/);
      expect(await read(picture)).toBe(uri);
      expect(paths).toBe(1);
    },
  );

  it('shares its screen with tabs that the keyboard can reach, forwards and backwards', async () => {
    const page = await kittiwake('ltr');
    const tabs = page.getByRole('tab');
    expect(await tabs.allTextContents()).toEqual(['QR code', 'Web app', 'Desktop', 'Browser']);
    await tabs.first().focus();
    const chosen = () => page.locator('[role=tab][aria-selected=true]:focus').textContent();
    await page.keyboard.press('ArrowRight');
    await expect.poll(chosen).toBe('Web app');
    await page.keyboard.press('End');
    await expect.poll(chosen).toBe('Browser');
    await page.keyboard.press('ArrowRight');
    await expect.poll(chosen).toBe('QR code');
    await page.keyboard.press('Tab');
    expect(await page.locator('button:focus').textContent()).toBe('Copy link');
    await page.context().close();
  });

  it('follows the writing direction', async () => {
    const page = await kittiwake('rtl');
    await page.getByRole('tab').first().focus();
    await page.keyboard.press('ArrowLeft');
    expect(await page.locator('[role=tab][aria-selected=true]:focus').textContent()).toBe('Web app');
    await page.context().close();
  });

  it.each(['light', 'dark'] as const)('is accessible with each way to connect, %s', async (theme) => {
    const page = await kittiwake('ltr', theme);
    for (const way of ['QR code', 'Web app', 'Desktop', 'Browser']) {
      await page.getByRole('tab', { name: way }).click();
      expect(await page.evaluate(AXE), way).toEqual([]);
      const small = await page.evaluate(`(() => {
        const root = document.querySelector('[data-porthole]').shadowRoot;
        return [...root.querySelectorAll('button, a')].filter((each) => {
          const { height, width } = each.getBoundingClientRect();
          const spread = each.getAttribute('role') === 'tab' ? 6 : 0;
          return height + spread < 44 || width < 44;
        }).map((each) => each.textContent);
      })()`);
      expect(small, way).toEqual([]);
    }
    await page.context().close();
  });

  it('violates no policy', () => {
    expect(problems).toEqual([]);
  });
});
