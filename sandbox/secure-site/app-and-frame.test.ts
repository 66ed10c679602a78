/** The app and the secure site in Chromium: a site that is missing, late, silent or gone, and the return from a provider. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Modal } from '../../application/modal/modal.js';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/bootstrap.mjs';
import { frameBundle } from '../../servers/secure-site/frame-bundle.js';
import type { SiteNetwork } from '../../servers/secure-site/site-settings.js';
import { type DemoServer, serveBuiltDemo } from '../demo-server.js';
import { startWorld, type World } from '../world.js';
import { type SecureSite, startSecureSite } from './secure-site.js';

const NOT_LOADED = 'Network Error - Could not load embedded wallet';
const TOO_SLOW = 'Embedded Wallet Request Timed Out';
const NOTHING_CAME = 'There was no response in time. Try again.';
const FRAME_SCRIPT = /\/frame\.[\w-]+\.js$/;
// Loading the page, the modal and the frame takes long where other tests share the machine.
vi.setConfig({ testTimeout: 240_000 });

let world: World;
let site: SecureSite;
let demo: DemoServer;
let browser: Browser;
let page: Page;
let visitors = 0;
const email = () => `visitor-${visitors}@saltmarsh.example`;
const networks = (): readonly SiteNetwork[] => [
  { chainId: 31337, name: 'Saltmarsh', rpcUrl: world.urls[0], symbol: 'ETH', decimals: 18 },
];
const restart = async () => {
  site = await startSecureSite({ port: Number(new URL(site.origin).port), networks: networks() });
};

beforeAll(async () => {
  world = await startWorld();
  site = await startSecureSite({ networks: networks() });
  const executablePath = await ensureChromium();
  [demo, browser] = await Promise.all([
    serveBuiltDemo({ settings: { ...world.settings, secureSiteUrl: site.url } }),
    chromium.launch({ executablePath, args: CHROMIUM_ARGS }),
    frameBundle(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([demo?.stop(), site?.stop(), world?.stop()]);
});

beforeEach(async () => {
  visitors += 1;
  const context = await browser.newContext();
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  // Registered first, so that a test can keep messages from the frame.
  await context.addInitScript(() => {
    addEventListener('message', (event) => Reflect.get(window, 'deaf') && event.stopImmediatePropagation());
  });
  // Follows real time, and can be advanced.
  await page.clock.install();
});
afterEach(() => page.context().close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const input = () => page.getByTestId('wui-email-input');
const text = (words: string) => page.getByText(words).first();
const frame = () => page.frameLocator('iframe[name="w3m-secure-iframe"]');

async function open(): Promise<void> {
  await page.goto(`${demo.url}?login=1&wallets=none&bare=1&panel=off`);
  await page.getByTestId('connect-button').click();
}
async function askForMail(): Promise<void> {
  await input().fill(email());
  await page.keyboard.press('Enter');
}
/** Logs in up to the screen for the code. */
async function askForCode(): Promise<void> {
  await open();
  await askForMail();
  await text('Check your email').waitFor();
  await site.approveDevice(email());
  await text('Enter the code').waitFor();
}
async function enterCode(): Promise<void> {
  const { code = '' } = await site.mailbox.next(email());
  await page.getByTestId('wui-otp-input').fill(code);
}
const status = () =>
  page.evaluate(() => {
    const { modal } = Reflect.get(window, 'portholeDemo') as { modal: Modal };
    return modal.getState().connect.connections.eip155?.status;
  });
const connected = () => expect.poll(status, { timeout: 60_000 }).toBe('connected');
/** The current document in the frame receives no more messages; a reloaded one does. */
async function silence(): Promise<void> {
  const shown = page.frames().find((each) => each.url().startsWith(site.url));
  await shown?.evaluate(() => Reflect.set(window, 'deaf', true));
}
/** The frame's code is held back until released. */
async function holdFrame(): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().route(FRAME_SCRIPT, (route) => released.then(() => route.continue()));
  return release;
}
/** Advances the clock until the text is shown. */
async function passUntil(words: string, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await text(words).waitFor();
}

describe('a secure site', () => {
  it('that is missing: an alert after 20 seconds, and a retry works once it is available', async () => {
    await site.stop();
    await open();
    await askForMail();
    await page.locator('iframe[name="w3m-secure-iframe"]').waitFor({ state: 'attached' });
    await passUntil(NOT_LOADED, 20_000);
    await text(NOTHING_CAME).waitFor();
    await restart();
    await button('Continue with email').click();
    await text('Check your email').waitFor();
    expect(await page.locator('iframe[name="w3m-secure-iframe"]').count()).toBe(1);
  });

  it('that the page’s own policy forbids: reported at once, not after 20 seconds', async () => {
    // Only the document: intercepted requests are slower.
    const isDocument = ({ href, pathname }: URL) => href.startsWith(demo.url) && pathname === '/';
    await page.route(isDocument, async (route) => {
      const answer = await route.fetch({ timeout: 60_000 });
      const { 'content-security-policy': policy = '', ...rest } = answer.headers();
      const changed = policy.replace(/frame-src [^;]*/, "frame-src 'none'");
      await route.fulfill({ response: answer, headers: { ...rest, 'content-security-policy': changed } });
    });
    await open();
    await askForMail();
    await text(NOT_LOADED).waitFor();
    await text('That didn’t work. Try again.').waitFor();
  });

  it('that is reloaded while a code is awaited: the login starts again, with a message', async () => {
    await askForCode();
    const shown = page.frames().find((each) => each.url().startsWith(site.url));
    await shown?.evaluate(() => location.reload());
    await text('Login was interrupted. Start again.').waitFor();
    await page.clock.runFor(30_000);
    await button('Continue with email').click();
    await text('Enter the code').waitFor();
    await site.mailbox.next(email());
    await enterCode();
    await connected();
  });

  it('whose email was just requested: the seconds until the next one are counted down', async () => {
    await askForCode();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await page.getByTestId('header-back').click();
    await button('Continue with email').click();
    const seconds = async () => Number(/after (\d+) /.exec((await page.locator('.ph-error').textContent()) ?? '')?.[1]);
    const said = () => page.locator('.ph-error .ph-hidden').textContent();
    const [before, first] = [await said(), await seconds()];
    expect(await button('Continue with email').isDisabled()).toBe(true);
    await expect.poll(() => page.clock.runFor(500).then(seconds)).toBeLessThan(first - 3);
    // The announcement does not change afterwards.
    expect([before, await said()]).toEqual([expect.stringContaining('Please try again after'), before]);
    await page.clock.runFor(30_000);
    await page.clock.resume();
    await expect.poll(() => page.locator('.ph-error').count()).toBe(0);
    await button('Continue with email').click();
    await text('Enter the code').waitFor();
  });

  it('that loads late: in an installed web app, social logins wait for it', async () => {
    await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
    const release = await holdFrame();
    await open();
    const disabled = () => button('Continue with Google').getAttribute('aria-disabled');
    await expect.poll(disabled).toBe('true');
    release();
    await expect.poll(disabled, { timeout: 60_000 }).toBe(null);
  });

  it('that loads late: a retry does not wait', async () => {
    const release = await holdFrame();
    await open();
    const asked = page.waitForRequest(FRAME_SCRIPT);
    await askForMail();
    await asked;
    await passUntil(NOT_LOADED, 20_000);
    await text(NOTHING_CAME).waitFor();
    const loads = { count: 0 };
    page.on('request', (request) => {
      if (request.url().startsWith(site.url)) loads.count += 1;
    });
    const late = page.waitForResponse(FRAME_SCRIPT);
    release();
    await (await late).finished();
    const goesOn = async () => {
      const send = button('Continue with email').click({ timeout: 5_000 });
      await send.catch(() => undefined);
      return await text('Check your email').isVisible();
    };
    await expect.poll(goesOn, { timeout: 60_000 }).toBe(true);
    expect(loads.count).toBeLessThanOrEqual(1);
  });

  it('that stops responding: an alert after 30 seconds, then a reloaded frame', async () => {
    await askForCode();
    await silence();
    await enterCode();
    await text('Checking code…').waitFor();
    await passUntil(TOO_SLOW, 30_000);
    await text(NOTHING_CAME).waitFor();
    await button('Resend code').click();
    await text('Sending email…').waitFor();
    await page.clock.runFor(5_000);
    await text('Code email resent').waitFor();
    await enterCode();
    await connected();
  });

  it('that stops responding during a request: the request is cancelled, and the next one is shown', async () => {
    await askForCode();
    await enterCode();
    await connected();
    const sign = () =>
      page.evaluate(async () => {
        const { modal } = Reflect.get(window, 'portholeDemo') as { modal: Modal };
        const signed = await modal.signMessage('Moor at berth 7');
        return signed.ok ? signed.value : signed.failure.message;
      });
    await silence();
    const first = sign();
    await page.getByTestId('w3m-modal-card').waitFor();
    await page.clock.runFor(30_000);
    expect(await first).toBe('Something went wrong');
    await page.getByTestId('w3m-modal-card').waitFor({ state: 'detached' });
    const second = sign();
    await page.getByTestId('w3m-modal-card').waitFor();
    await page.clock.runFor(5_000);
    await frame().getByRole('button', { name: 'Sign' }).hover();
    await page.clock.runFor(5_000);
    await frame().getByRole('button', { name: 'Sign', exact: true }).click();
    expect(await second).toMatch(/^0x[\da-f]{130}$/);
  });

  it('that is killed: reported at once, and the login continues once it is available again', async () => {
    await askForCode();
    const { code = '' } = await site.mailbox.next(email());
    await site.stop();
    await page.getByTestId('wui-otp-input').fill(code);
    await page.getByRole('alert').first().waitFor();
    await restart();
    // A restarted site has no pending login: its own message says what to do.
    await page.getByTestId('wui-otp-input').fill(code);
    await text('This login has expired. Start again').waitFor();
    await page.clock.runFor(30_000);
    await button('Resend code').click();
    await text('Check your email').waitFor();
    await site.approveDevice(email());
    await text('Enter the code').waitFor();
    await enterCode();
    await connected();
  });
});

describe('a page that cannot open windows', () => {
  it('navigates to the provider, completes the login after the return, and restores its URL', async () => {
    await page.context().addInitScript(() => Reflect.set(window, 'TelegramWebviewProxy', {}));
    await open();
    const before = page.url();
    await button('Continue with Google').click();
    await page.getByLabel('Name').fill('Mira');
    await page.getByLabel('Email').fill('mira@service.example');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL((url) => url.href.startsWith(demo.url));
    await connected();
    expect(page.url()).toBe(before);
    expect(page.context().pages()).toHaveLength(1);
    await page.reload();
    await connected();
    expect(page.url()).toBe(before);
  });

  it('returns to the choice of a login if the visitor declined there', async () => {
    await page.context().addInitScript(() => Reflect.set(window, 'TelegramWebviewProxy', {}));
    await open();
    await button('Continue with Google').click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL((url) => url.href.startsWith(demo.url));
    await button('Continue with Google').waitFor();
    expect(page.url()).not.toContain('result_uri');
    await button('Continue with Google').click();
    await page.getByLabel('Name').fill('Mira');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL((url) => url.href.startsWith(demo.url));
    await connected();
  });
});
