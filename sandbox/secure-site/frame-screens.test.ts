/** The site's screens in Chromium: requests that must be read to the end, and its pages; axe examines each. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Frame, FrameLocator, Page, Route } from 'playwright-core';
import { encodeFunctionData, erc20Abi, type Hex, maxUint256, parseEther, toHex, verifyMessage } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jsonRpc } from '../../servers/json-rpc.js';
import type { World } from '../world.js';
import { type FrameInBrowser, frameInBrowser } from './frame-in-browser.js';
import { ask, logInBy, type PageWithFrame, pressSeen, ready, recordButtonNames } from './page-with-frame.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let fixture: FrameInBrowser;
let world: World;
let host: PageWithFrame;
let browser: Browser;
let page: Page;
let frame: FrameLocator;
let visitors = 0;

beforeAll(async () => {
  fixture = await frameInBrowser();
  ({ world, host, browser } = fixture);
});
afterAll(() => fixture?.stop());
beforeEach(async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true });
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  frame = page.frameLocator('#w3m-iframe');
  visitors += 1;
});
afterEach(() => page.context().close());

const email = () => `reader${visitors}@mail.example`;
const approval = () => frame.getByRole('dialog');
const button = (name: string) => frame.getByRole('button', { name, exact: true });
const inner = () => page.frames().find((each) => each.url().startsWith(world.secureSite.url));
const send = (transaction: object) =>
  ask(page, 'RPC_REQUEST', { method: 'eth_sendTransaction', params: [transaction] });
const sign = (text: string, address: Hex) =>
  ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: [toHex(text), address] });

/** A new request ignores clicks for a moment, and its buttons look disabled. */
const settled = () => expect.poll(() => button('Decline').isEnabled()).toBe(true);

async function logIn(): Promise<Hex> {
  await page.goto(host.origin);
  await ready(page);
  return (await logInBy(page, world.secureSite, email())) as Hex;
}

async function examine(shown: Page | Frame | undefined): Promise<void> {
  await shown?.evaluate(AXE);
  const violations = await shown?.evaluate(async () => {
    const axe: { run(): Promise<{ violations: { id: string; help: string }[] }> } = Reflect.get(window, 'axe');
    return (await axe.run()).violations.map(({ id, help }) => `${id}: ${help}`);
  });
  expect(violations).toEqual([]);
  expect(await shown?.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

describe('a message', () => {
  const long = `${'The quay is long. '.repeat(120)}\nAnd I give you all I own.`;

  it('that is longer than the screen has to be scrolled to its end before it can be signed', async () => {
    await recordButtonNames(page);
    const address = await logIn();
    const asked = sign(long, address);
    await frame.getByText('There is more to read').waitFor();
    await settled();
    await picture('long');
    await examine(inner());
    expect(await inner()?.evaluate(() => Reflect.get(window, 'buttonNames'))).not.toContain('Sign');
    expect(await inner()?.evaluate(() => Reflect.get(window, 'buttonNames'))).toContain('Read on');
    const readOn = async () => {
      // At the end there is another button, a moment after scrolling.
      if (await button('Read on').isVisible())
        await button('Read on')
          .click({ timeout: 5_000 })
          .catch(() => undefined);
      return await button('Sign').count();
    };
    await expect.poll(readOn, { timeout: 60_000 }).toBe(1);
    expect(await frame.getByText('There is more to read').isVisible()).toBe(false);
    await picture('long-end');
    await pressSeen(button('Sign'));
    expect(await verifyMessage({ address, message: long, signature: (await asked).payload as Hex })).toBe(true);
  });

  it('that is longer than the screen can be declined at once, and scrolled', async () => {
    const address = await logIn();
    const declined = sign(long, address);
    await button('Read on').waitFor();
    await button('Decline').click();
    expect(await declined).toMatchObject({ payload: { message: 'You declined the request' } });
    const asked = sign(long, address);
    await approval().getByText('And I give you all I own.').scrollIntoViewIfNeeded();
    await frame.locator('.ph-body').press('End');
    await pressSeen(button('Sign'));
    expect(await asked).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_SUCCESS' });
  });

  it.each([
    ['', '(empty message)'],
    [' \n\t ', '(only spaces)'],
  ])('without text says so', async (text, shown) => {
    const address = await logIn();
    const asked = ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: [text, address] });
    await approval().getByText(shown).waitFor();
    await pressSeen(button('Sign'));
    expect(await verifyMessage({ address, message: text, signature: (await asked).payload as Hex })).toBe(true);
  });
});

describe('a click', () => {
  it.each(['Sign', 'Decline'])('that is doubled answers one request only, and the next one stays: %s', async (name) => {
    const address = await logIn();
    const [first, second] = [sign('One', address), sign('Two', address)];
    await approval().getByText('1 more request is waiting').waitFor();
    await button(name).hover();
    await button(name).dblclick();
    const end = name === 'Sign' ? 'SUCCESS' : 'ERROR';
    expect(await first).toMatchObject({ type: `@w3m-frame/RPC_REQUEST_${end}` });
    await expect.poll(() => button(name).isEnabled()).toBe(true);
    await approval().getByText('Two').waitFor();
    await button('Decline').click();
    expect(await second).toMatchObject({ payload: { message: 'You declined the request' } });
  });

  const quay = `${'The quay is long. '.repeat(50)}\nAnd I give you all I own.`;
  const ended = async () => (await button('Sign').count()) > 0 && (await button('Sign').isEnabled());

  it('that is doubled does not sign a request that it only scrolls', async () => {
    const asked = sign(quay, await logIn());
    await expect
      .poll(async () => {
        const reads = button('Read on');
        if (await reads.isVisible()) await reads.dblclick({ timeout: 5_000 }).catch(() => undefined);
        return await ended();
      })
      .toBe(true);
    await button('Decline').click();
    expect(await asked).toMatchObject({ payload: { message: 'You declined the request' } });
  });

  it('of a held key scrolls to the end, and signs only after it was released', async () => {
    const asked = sign(quay, await logIn());
    await expect.poll(() => button('Read on').isEnabled()).toBe(true);
    await button('Read on').focus();
    await expect
      .poll(async () => {
        await page.keyboard.down('Enter');
        return await ended();
      })
      .toBe(true);
    for (let repeats = 0; repeats < 3; repeats += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(await approval().count()).toBe(1);
    await page.keyboard.press('Enter');
    expect(await asked).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_SUCCESS' });
  });

  it('only works once the button is enabled, and the shown request stays if another one arrives', async () => {
    const address = await logIn();
    const first = sign('One', address);
    await expect.poll(() => button('Sign').isEnabled()).toBe(true);
    const second = sign('Two', address);
    await approval().getByText('1 more request is waiting').waitFor();
    expect(await button('Sign').isEnabled()).toBe(true);
    await frame.getByRole('heading', { name: 'Sign a message' }).press('Escape');
    expect(await first).toMatchObject({ payload: { message: 'You declined the request' } });
    await pressSeen(button('Sign'));
    expect(await second).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_SUCCESS' });
  });
});

describe('a fee', () => {
  it.each(['light', 'dark'] as const)(
    'that is much of the balance is approved after a tick, when it is %s',
    async (mode) => {
      const address = await logIn();
      await jsonRpc(world.urls[0], 'anvil_setBalance', [address, toHex(parseEther('0.0001'))]);
      await ask(page, 'SYNC_THEME', { themeMode: mode });
      const asked = send({ to: world.accounts[0]?.address, maxFeePerGas: toHex(3_000_000_000) });
      await approval().getByText('High network fee: up to 0.000063 ETH').waitFor();
      await settled();
      expect(await button('Decline').getAttribute('class')).toContain('ph-primary');
      expect(await button('Approve').getAttribute('class')).not.toContain('ph-primary');
      expect(await button('Approve').isEnabled()).toBe(false);
      await picture(`fee-${mode}`);
      await examine(inner());
      await frame.getByRole('checkbox', { name: 'I agree to pay a network fee of up to 0.000063 ETH' }).check();
      await pressSeen(button('Approve'));
      expect(await asked).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_SUCCESS' });
    },
  );
});

describe('the site', () => {
  it('uses the given theme, and keeps it if nothing else is given', async () => {
    const address = await logIn();
    await ask(page, 'SYNC_THEME', { themeMode: 'dark', w3mThemeVariables: { '--w3m-accent': '#b5179e' } });
    // Like an app that changes its colours, and then its mode.
    await ask(page, 'SYNC_THEME', { w3mThemeVariables: { '--w3m-accent': '#2a9d8f' } });
    const asked = sign('Ahoy', address);
    const look = () =>
      inner()?.evaluate(() => {
        const host = document.querySelector<HTMLElement>('body > div');
        return [host?.dataset.theme, host?.style.getPropertyValue('--porthole-accent')];
      });
    await button('Sign').waitFor();
    expect(await look()).toEqual(['dark', 'rgb(42, 157, 143)']);
    await ask(page, 'SYNC_THEME', { themeMode: 'light' });
    expect(await look()).toEqual(['light', 'rgb(42, 157, 143)']);
    await button('Decline').click();
    await asked;
  });

  it.each(['light', 'dark'] as const)(
    'has a request that everybody can read, and approves of everything after a tick alone, when it is %s',
    async (themeMode) => {
      const address = await logIn();
      await jsonRpc(world.urls[0], 'anvil_setBalance', [address, toHex(parseEther('1'))]);
      await ask(page, 'SYNC_THEME', { themeMode, w3mThemeVariables: { '--w3m-accent': '#b5179e' } });
      await ask(page, 'SYNC_DAPP_DATA', {
        projectId: 'slipway',
        metadata: { name: 'Slipway', description: '', url: host.origin, icons: [] },
      });
      const approve = [world.accounts[0]?.address ?? '0x', maxUint256] as const;
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: approve });
      const asked = send({ to: world.tokens[0].address, data });
      await approval().getByText('Calls itself Slipway').waitFor();
      await settled();
      await picture(`approve-${themeMode}`);
      await examine(inner());
      // A dangerous request: held keys and repeated presses cannot skip the consent.
      await frame.locator('.ph-body').press('End');
      const tick = frame.getByRole('checkbox', { name: 'I understand that the spender can take all my SALT' });
      await button('Approve').dblclick({ force: true });
      for (const each of [button('Approve'), tick]) {
        await each.focus();
        for (let repeats = 0; repeats < 3; repeats += 1) await page.keyboard.down('Enter');
        await page.keyboard.up('Enter');
      }
      const [strong, other] = [await button('Decline').boundingBox(), await button('Approve').boundingBox()];
      expect(other?.y).toBeGreaterThan((strong?.y ?? 0) + (strong?.height ?? 0));
      expect([await tick.isChecked(), await button('Approve').isEnabled()]).toEqual([false, false]);
      await page.keyboard.press('Space');
      await pressSeen(button('Approve'));
      expect(await asked).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_SUCCESS' });
    },
  );

  it('has accessible pages: emails, and the approval of a browser', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(host.origin);
    await ready(page);
    await ask(page, 'CONNECT_EMAIL', { email: email() });
    await page.goto(world.secureSite.origin);
    await page.getByRole('heading', { name: 'The home of your wallet' }).waitFor();
    await page.getByText('http://127.0.0.1').first().waitFor();
    await picturePage('home');
    await examine(page);
    // It polls every few seconds, also while it is checked.
    const still = async (route: Route) => {
      const response = await route.fetch();
      const { refresh: _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    };
    await page.route(world.secureSite.mailboxUrl, still, { times: 1 });
    await page.goto(world.secureSite.mailboxUrl);
    await picturePage('mailbox');
    await examine(page);
    await page.getByRole('article').first().getByRole('link').click();
    await page.getByText(email()).waitFor();
    await picturePage('device');
    await examine(page);
    await page.getByRole('button', { name: 'Register that browser' }).click();
    await page.getByRole('heading', { name: 'Device registered' }).waitFor();
    await picturePage('approved');
    await examine(page);
    await page.goto(world.secureSite.mailboxUrl);
    await page
      .getByRole('heading', { name: /^\d{6} is your login code$/ })
      .first()
      .waitFor();
  });
});

/** Saves screenshots in the folder SHOTS, if it is set. */
async function picture(name: string): Promise<void> {
  if (process.env.SHOTS) await page.locator('#w3m-iframe').screenshot({ path: `${process.env.SHOTS}/${name}.png` });
}

async function picturePage(name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
}
