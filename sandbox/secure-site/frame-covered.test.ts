/** Malicious pages that embed the frame, in Chromium: visitors never sign what they did not see. */
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { type Hex, parseEther, toHex } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { jsonRpc } from '../../servers/json-rpc.js';
import type { World } from '../world.js';
import { type FrameInBrowser, frameInBrowser } from './frame-in-browser.js';
import { ask, logInBy, type PageWithFrame, pressSeen, ready, type Said } from './page-with-frame.js';

const FRIEND = '0x00000000000000000000000000000000000f21e4';

let fixture: FrameInBrowser;
let world: World;
let host: PageWithFrame;
let browser: Browser;
let page: Page;
let frame: FrameLocator;
let asked: Promise<Said>;
let visitors = 0;
let from: Hex;

beforeAll(async () => {
  fixture = await frameInBrowser();
  ({ world, host, browser } = fixture);
});
afterAll(() => fixture?.stop());
beforeEach(async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 900, height: 900 } });
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  frame = page.frameLocator('#w3m-iframe');
  visitors += 1;
  await page.goto(host.origin);
  await ready(page);
  from = (await logInBy(page, world.secureSite, `covered${visitors}@mail.example`)) as Hex;
  await jsonRpc(world.urls[0] ?? '', 'anvil_setBalance', [from, toHex(parseEther('5'))]);
  askToSend();
  await button('Decline').waitFor();
});
afterEach(() => page.context().close());

function askToSend() {
  const params = [{ from, to: FRIEND, value: toHex(parseEther('3')) }];
  asked = ask(page, 'RPC_REQUEST', { method: 'eth_sendTransaction', params });
}
const button = (name: string) => frame.getByRole('button', { name, exact: true });
const takesPresses = (name: string) => button(name).evaluate((each) => each.ariaDisabled !== 'true');
/** The place of one of the frame's buttons, as the page sees it. */
async function middleOf(name: string) {
  const box = await button(name).boundingBox();
  if (!box) throw new Error(`${name} is not there.`);
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
}
const style = (css: string) =>
  page.locator('#w3m-iframe').evaluate((each: HTMLElement, text) => {
    each.style.cssText = text;
  }, css);
const cover = () =>
  page.evaluate(() => {
    const picture = document.createElement('div');
    picture.id = 'picture';
    picture.style.cssText = 'position:fixed;inset:0;background:#fff;pointer-events:none;z-index:9';
    document.body.append(picture);
  });
const uncover = () => page.evaluate(() => document.getElementById('picture')?.remove());
/** The visitor declines in the end: an earlier answer would be another one. */
async function declined() {
  await button('Decline').click();
  expect(await asked).toMatchObject({ payload: { message: 'You declined the request' } });
}

it('approves a visible request when the visitor clicks', async () => {
  await pressSeen(button('Approve'));
  expect(await asked).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_SUCCESS' });
});

it.each([
  ['an image that passes clicks through covers it', cover, uncover],
  ['it is almost transparent', () => style('opacity:.01'), () => style('')],
  ['it is small', () => style('transform:scale(.5);transform-origin:0 0'), () => style('')],
  ['its end is outside the window', () => style('position:fixed;bottom:-80px'), () => style('')],
])('accepts no click to approve while %s', async (_, harm, mend) => {
  await button('Approve').hover();
  await expect.poll(() => takesPresses('Approve')).toBe(true);
  await harm();
  await expect.poll(() => takesPresses('Approve')).toBe(false);
  const at = await middleOf('Approve');
  for (let times = 0; times < 3; times += 1) await page.mouse.click(...at);
  await mend();
  await expect.poll(() => takesPresses('Approve')).toBe(true);
  await declined();
});

it('accepts no click that was meant for the page, if the frame has moved under the pointer', async () => {
  await declined();
  // On a busy machine, two clicks could be further apart than a visitor's.
  await page.clock.install();
  await page.reload();
  await ready(page);
  askToSend();
  await button('Approve').hover();
  await expect.poll(() => takesPresses('Approve')).toBe(true);
  const count = await presses();
  const [x, y] = await middleOf('Approve');
  const there = await page.locator('#w3m-iframe').boundingBox();
  if (!there) throw new Error('There is no frame.');
  const [right, down] = [400, 100];
  await page.mouse.move(x + right, y + down);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await style(`position:fixed;left:${there.x + right}px;top:${there.y + down}px`);
  // A visitor who clicks repeatedly: the browser only drops the first clicks on a frame that has just moved.
  const clicked = async () => {
    await page.mouse.click(x + right, y + down);
    await page.clock.runFor(100);
    return await count();
  };
  await expect.poll(clicked, { interval: 10 }).toBeGreaterThan(15);
  await page.clock.resume();
  await expect.poll(() => takesPresses('Approve')).toBe(true);
  await declined();
});

/** How often the pointer has been pressed in the frame, from now on. */
const presses = async () => {
  const root = frame.locator('html');
  await root.evaluate(() => {
    Reflect.set(window, 'presses', 0);
    addEventListener('pointerdown', () => Reflect.set(window, 'presses', Number(Reflect.get(window, 'presses')) + 1));
  });
  return () => root.evaluate(() => Number(Reflect.get(window, 'presses')));
};

/** How often the approve button has been disabled, from now on. */
const restarts = async () => {
  await button('Approve').evaluate((each) => {
    Reflect.set(window, 'restarts', 0);
    new MutationObserver(() => {
      if (each.ariaDisabled === 'true') Reflect.set(window, 'restarts', Number(Reflect.get(window, 'restarts')) + 1);
    }).observe(each, { attributeFilter: ['aria-disabled'] });
  });
  return () => button('Approve').evaluate(() => Number(Reflect.get(window, 'restarts')));
};

it.each([
  ['the page scrolls', () => page.evaluate(() => scrollBy({ top: 50, behavior: 'instant' })), 50],
  ['the frame shrinks', () => style('height:500px'), 100],
])('restarts its delay when %s and the button moves under the resting pointer', async (_, harm, up) => {
  await page.evaluate(() => document.body.style.setProperty('padding-bottom', '2000px'));
  const [x, y] = await middleOf('Approve');
  await page.mouse.move(x, y - up - 1);
  await page.mouse.move(x, y - up);
  await expect.poll(() => takesPresses('Approve')).toBe(true);
  const count = await restarts();
  await harm();
  // The browser drops events of a frame that has just moved: moves the pointer a little until one arrives.
  let step = 0;
  const noticed = async () => {
    step += 1;
    await page.mouse.move(x + (step % 3), y - up);
    return await count();
  };
  await expect.poll(noticed).toBeGreaterThan(0);
  await expect.poll(() => takesPresses('Approve')).toBe(true);
  await declined();
});

it('scrolls by less than the visible part, however small the page makes the frame', async () => {
  await declined();
  await style('height:180px');
  // The frame is another process: it learns its height later, and a request that was once seen whole is not read on.
  await expect.poll(() => frame.locator('html').evaluate(() => innerHeight)).toBe(180);
  asked = ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: [toHex('The quay is long. '.repeat(20)), from] });
  await expect.poll(() => takesPresses('Read on')).toBe(true);
  const body = frame.locator('.ph-body');
  const seen = await body.evaluate((each) => each.clientHeight);
  await pressSeen(button('Read on'));
  const top = () => body.evaluate((each) => each.scrollTop);
  await expect.poll(top).toBeGreaterThan(0);
  expect(await top()).toBeLessThan(seen);
  await declined();
});

it('keeps the text of its primary button readable with any colours from the page', async () => {
  const seen = () =>
    button('Approve').evaluate((each) => {
      const { backgroundColor, color } = getComputedStyle(each);
      const sheet = each.closest('.request');
      return [backgroundColor, color, sheet ? getComputedStyle(sheet).backgroundColor : ''];
    });
  await expect.poll(() => takesPresses('Approve')).toBe(true);
  const own = await seen();
  for (const colour of ['transparent', '#ffffff01', 'rgb(0 0 0 / 1%)', 'var(--ph-sheet)', 'nothing', 'currentcolor']) {
    await ask(page, 'SYNC_THEME', { w3mThemeVariables: { '--w3m-accent': colour, '--w3m-background': colour } });
    expect([colour, ...(await seen())]).toEqual([colour, ...own]);
  }
  await ask(page, 'SYNC_THEME', { w3mThemeVariables: { '--w3m-accent': 'yellow' } });
  expect(await seen()).not.toEqual(own);
  expect((await seen())[1]).toBe('color(xyz-d65 0 0 0)');
  await declined();
});
