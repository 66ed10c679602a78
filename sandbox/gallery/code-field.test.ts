/** The six boxes of a code, used by touch and keyboard. */
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/bootstrap.mjs';
import { type DemoServer, serveBuiltDemo } from '../demo-server.js';
import { startWorld, type World } from '../world.js';
import type {} from './stand-ins/main.js';

let world: World;
let site: DemoServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  world = await startWorld();
  const executablePath = await ensureChromium();
  [site, browser] = await Promise.all([
    serveBuiltDemo({
      settings: world.settings,
      root: fileURLToPath(new URL('./stand-ins', import.meta.url)),
    }),
    chromium.launch({ executablePath, args: CHROMIUM_ARGS }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([site?.stop(), world?.stop()]);
});

beforeEach(async () => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  page = await context.newPage();
  await page.goto(`${site.url}?login=code&wallets=none&bare=1&panel=off`);
  await page.getByTestId('connect-button').click();
  await page.getByTestId('wui-email-input').fill('mira@saltmarsh.example');
  await page.keyboard.press('Enter');
  await page.getByTestId('wui-otp-input').waitFor();
});
afterEach(() => page.context().close());

const boxes = () => page.locator('.ph-digit').allTextContents();
const at = () =>
  page.locator('.ph-digit').evaluateAll((all) => all.findIndex((each) => each.classList.contains('is-at')));
const code = () => page.evaluate(() => window.standInLogin?.mails.at(-1)?.code ?? '');
const connected = () => page.getByTestId('w3m-modal-card').waitFor({ state: 'detached' });

describe('the field for a code', () => {
  it('has the focus at once, and accepts digits only', async () => {
    await page.keyboard.type('4a0-7');
    expect(await boxes()).toEqual(['4', '0', '7', '', '', '']);
    expect(await at()).toBe(3);
  });

  it('supports arrow keys and backspace', async () => {
    await page.keyboard.type('407');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(at).toBe(2);
    await page.keyboard.press('Backspace');
    expect(await boxes()).toEqual(['4', '7', '', '', '', '']);
  });

  it('accepts pasted text with spaces, and submits it', async () => {
    const [first, ...rest] = (await code()).match(/.{3}/g) ?? [];
    await page.evaluate((text) => navigator.clipboard.writeText(text), `${first} ${rest.join(' ')} `);
    await page.keyboard.press('Control+V');
    await connected();
  });

  it('accepts autofill by the browser or a phone’s keyboard, and submits it', async () => {
    const field = page.getByTestId('wui-otp-input');
    expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
    // As autofill does it: all digits at once, and one event.
    await field.evaluate(
      (element: HTMLInputElement, digits) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, digits);
        element.dispatchEvent(
          new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertReplacementText' }),
        );
        element.dispatchEvent(new Event('change', { bubbles: true }));
      },
      await code(),
    );
    await connected();
  });

  it('is a single named field for screen readers, without the boxes', async () => {
    expect(await page.getByRole('textbox', { name: '6-digit code' }).count()).toBe(1);
    expect(await page.getByRole('textbox').count()).toBe(1);
    expect(await page.locator('.ph-digit:not([aria-hidden="true"])').count()).toBe(0);
  });

  it('is submitted with the last digit', async () => {
    await page.keyboard.type(await code());
    await connected();
  });

  it('is cleared after a wrong code, reports it, and can be filled in again', async () => {
    await page.keyboard.type('000000');
    const field = page.getByTestId('wui-otp-input');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(await boxes()).toEqual(['', '', '', '', '', '']);
    const words = await field.evaluate(
      (element) =>
        (element.getRootNode() as ShadowRoot).getElementById(element.getAttribute('aria-describedby') ?? '')
          ?.textContent,
    );
    expect(words).toBe('Incorrect code. Try again.');
    await page.keyboard.type(await code());
    await connected();
  });
});
