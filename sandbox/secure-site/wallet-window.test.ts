/** The wallet's own window, in Chromium: it only communicates with the frame that opened it. */
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { encodeFunctionData, erc20Abi, type Hex, maxUint256, parseEther, toHex } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jsonRpc } from '../../servers/json-rpc.js';
import type { World } from '../world.js';
import { type FrameInBrowser, frameInBrowser } from './frame-in-browser.js';
import { ask, logInBy, type PageWithFrame, pressSeen, ready } from './page-with-frame.js';

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
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 900, height: 900 },
    hasTouch: true,
  });
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  frame = page.frameLocator('#w3m-iframe');
});
afterEach(() => page.context().close());

it('shows a plain page if a visitor or another page opens it', async () => {
  const address = `${world.secureSite.origin}/window`;
  await page.goto(address);
  await page.getByRole('heading', { name: 'Open this from the app' }).waitFor();
  await page.goto(host.origin);
  await ready(page);
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => {
      const stranger = window.open(`${url}#guessed`);
      const tell = (topic: string) => stranger?.postMessage({ kind: 'porthole-window', token: 'guessed', topic }, '*');
      addEventListener('message', () => tell('welcome'));
      Reflect.set(window, 'tell', tell);
    }, address),
  ]);
  await opened.getByRole('heading', { name: 'Your wallet' }).waitFor();
  await page.evaluate(() => (Reflect.get(window, 'tell') as (topic: string) => void)('over'));
  expect(await opened.getByRole('heading', { name: 'Your wallet' }).isVisible()).toBe(true);
});

it('uses the requested language and its direction', async () => {
  await page.goto(`${world.secureSite.origin}/window?locale=de-AT`);
  await page.getByRole('heading', { name: 'Öffnen Sie dies aus der App' }).waitFor();
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
    'de',
    'ltr',
  ]);
});

it('cannot be embedded', async () => {
  const { headers } = await fetch(`${world.secureSite.origin}/window`);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('cross-origin-opener-policy')).toBe(null);
});

describe('the window for requests', () => {
  beforeEach(() => {
    world.secureSite.approveInFrame = false;
  });
  afterEach(() => {
    world.secureSite.approveInFrame = true;
  });

  const FRIEND = '0x00000000000000000000000000000000000f21e4';
  const button = (name: string) => frame.getByRole('button', { name, exact: true });
  const send = (from: Hex, more: object = {}) =>
    ask(page, 'RPC_REQUEST', {
      method: 'eth_sendTransaction',
      params: [{ from, to: FRIEND, value: toHex(parseEther('3')), ...more }],
    });
  /** In the frame, with a click. */
  async function opened(name = 'Open window'): Promise<Page> {
    const [popup] = await Promise.all([page.waitForEvent('popup'), button(name).click()]);
    popup.setDefaultTimeout(60_000);
    return popup;
  }
  const inWindow = (popup: Page, name: string) => popup.getByRole('button', { name, exact: true });

  async function visit(): Promise<Hex> {
    await page.goto(host.origin);
    await ready(page);
    visitors += 1;
    const address = (await logInBy(page, world.secureSite, `window${visitors}@mail.example`)) as Hex;
    await jsonRpc(world.urls[0] ?? '', 'anvil_setBalance', [address, toHex(parseEther('5'))]);
    return address;
  }

  it('is used if the site lets the frame approve but the browser cannot guarantee its visibility', async () => {
    world.secureSite.approveInFrame = true;
    // As in Firefox and Safari.
    await page.context().addInitScript(() => {
      Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible');
    });
    const asked = send(await visit());
    const popup = await opened();
    await pressSeen(inWindow(popup, 'Approve'));
    expect(await asked).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_SUCCESS' });
  });

  it('approves instead of the frame, and shows the next request as well', async () => {
    const address = await visit();
    const first = send(address);
    // Of two simultaneous requests, the network decides which one can be shown first.
    await button('Open window').waitFor();
    const second = send(address, { value: toHex(1n) });
    const popup = await opened();
    await popup.getByRole('heading', { name: 'Send 3 ETH' }).waitFor();
    await popup.getByText(new URL(host.origin).host).waitFor();
    expect(await frame.locator('.ph-foot').getByRole('button').allTextContents()).toEqual(['Decline', 'Show window']);
    await pressSeen(inWindow(popup, 'Approve'));
    expect(await first).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_SUCCESS' });
    await popup.getByRole('heading', { name: 'Send 0.000000000000000001 ETH' }).waitFor();
    await pressSeen(inWindow(popup, 'Decline'));
    expect(await second).toMatchObject({ payload: { message: 'You declined the request', code: 4001 } });
    await popup.getByRole('heading', { name: 'Declined' }).waitFor();
    const third = send(address, { value: toHex(2n) });
    await pressSeen(inWindow(popup, 'Approve'));
    expect(await third).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_SUCCESS' });
    expect(page.context().pages()).toHaveLength(2);
  });

  it('leaves the request pending when it is closed, and can be opened again', async () => {
    const asked = send(await visit());
    const popup = await opened();
    await popup.getByRole('heading', { name: 'Send 3 ETH' }).waitFor();
    await popup.close();
    const again = await opened('Open it again');
    await again.getByRole('heading', { name: 'Send 3 ETH' }).waitFor();
    await button('Decline').click();
    expect(await asked).toMatchObject({ payload: { message: 'You declined the request' } });
    await again.getByRole('heading', { name: 'Request withdrawn' }).waitFor();
  });

  it('shows a message if the page cancels the request or is closed', async () => {
    const address = await visit();
    const asked = send(address);
    const popup = await opened();
    await popup.getByRole('heading', { name: 'Send 3 ETH' }).waitFor();
    await ask(page, 'RELOAD');
    await popup.getByRole('heading', { name: 'Request withdrawn' }).waitFor();
    expect(await asked).toMatchObject({ payload: { message: 'Canceled' } });
    void send(address).catch(() => undefined);
    await popup.getByRole('heading', { name: 'Send 3 ETH' }).waitFor();
    await page.evaluate(() => document.getElementById('w3m-iframe')?.remove());
    await popup.getByRole('heading', { name: 'The app is gone' }).waitFor();
  });

  it('becomes a link if it is blocked', async () => {
    const address = await visit();
    await page
      .frames()
      .at(-1)
      ?.evaluate(() => {
        window.open = () => null;
      });
    const asked = send(address);
    await button('Open window').click();
    const link = frame.getByRole('link', { name: 'Open your wallet’s window' });
    const [popup] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await popup.getByRole('heading', { name: 'Send 3 ETH' }).waitFor();
    await pressSeen(inWindow(popup, 'Approve'));
    expect(await asked).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_SUCCESS' });
  });

  it('has the spending cap and the confirmation', async () => {
    const address = await visit();
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [FRIEND, maxUint256] });
    const asked = send(address, { to: world.tokens[0].address, value: '0x0', data });
    const popup = await opened();
    const cap = popup.getByRole('textbox', { name: 'Spending cap in SALT' });
    await popup.getByRole('checkbox').waitFor();
    await cap.fill('7');
    await inWindow(popup, 'Set spending cap').click();
    await popup.getByRole('checkbox').waitFor({ state: 'detached' });
    expect(await cap.inputValue()).toBe('7');
    await popup.locator('.ph-body').press('End');
    await pressSeen(inWindow(popup, 'Approve'));
    expect(await asked).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_SUCCESS' });
    const args = [address, FRIEND] as const;
    const allowance = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args });
    const call = [{ to: world.tokens[0].address, data: allowance }, 'latest'];
    const allowed = async () => BigInt(String(await jsonRpc(world.urls[0] ?? '', 'eth_call', call)));
    await expect.poll(allowed).toBe(7n * 10n ** 18n);
  });

  const cover = () =>
    page.evaluate(() => {
      const picture = document.createElement('div');
      picture.style.cssText = 'position:fixed;inset:0;background:#fff;pointer-events:none;z-index:9';
      document.body.append(picture);
    });
  // Chromium still reports a frame behind either of them as visible.
  const style = (css: string) =>
    page.locator('#w3m-iframe').evaluate((each: HTMLElement, text) => {
      each.style.cssText = text;
    }, css);
  const mask = () => style('mask-image: linear-gradient(transparent, transparent)');
  const clip = () => style('clip-path: polygon(0 0, 1% 0, 1% 85%, 100% 85%, 100% 100%, 0 100%)');

  it.each([
    ['covers', cover],
    ['masks', mask],
    ['clips', clip],
  ])('gives nothing to a page that %s the frame and imitates the window', async (_, harm) => {
    const asked = send(await visit());
    await button('Open window').waitFor();
    await harm();
    const pressed = await button('Open window').boundingBox();
    if (!pressed) throw new Error('There is no button.');
    const at = [pressed.x + pressed.width / 2, pressed.y + pressed.height / 2] as const;
    // Repeated clicks on the page: the first one opens the window, the others bring it to the front.
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.mouse.click(...at)]);
    await popup.getByRole('heading', { name: 'Send 3 ETH' }).waitFor();
    for (let times = 0; times < 3; times += 1) await page.mouse.click(...at);
    // What the page can reach: the frame by messages, but not the window.
    const found = await page.evaluate(() => {
      const inner = document.querySelector('iframe')?.contentWindow;
      for (let id = 0; id < 5; id += 1)
        inner?.postMessage(
          { kind: 'porthole-window', token: '', topic: 'approval', body: { kind: 'answer', id, yes: true } },
          '*',
        );
      const reach = (read: () => unknown) => {
        try {
          return String(read());
        } catch {
          return 'refused';
        }
      };
      return [
        reach(() => Reflect.get(inner ?? {}, 'opener')),
        reach(() => Reflect.get(inner ?? {}, 'open')),
        reach(() => inner?.length),
        reach(() => Reflect.get(inner ?? {}, 'other')),
      ];
    });
    expect(found).toEqual(['null', 'refused', '0', 'refused']);
    expect(await popup.evaluate(() => [window.name, opener === window.opener.top])).toEqual(['', false]);
    // A second window that the page opens with the stolen URL of the first one does not belong to this frame.
    const [forged] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate((address) => void window.open(address), popup.url()),
    ]);
    await forged.getByRole('heading', { name: 'Your wallet' }).waitFor();
    await button('Decline').click();
    expect(await asked).toMatchObject({ payload: { message: 'You declined the request' } });
  });

  it('restarts the delay before clicks when the pointer enters', async () => {
    const asked = send(await visit());
    const popup = await opened();
    const approve = inWindow(popup, 'Approve');
    await expect.poll(() => approve.isEnabled()).toBe(true);
    await approve.evaluate((each) => {
      Reflect.set(window, 'restarted', false);
      new MutationObserver(() => {
        if (each.ariaDisabled === 'true') Reflect.set(window, 'restarted', true);
      }).observe(each, { attributeFilter: ['aria-disabled'] });
    });
    await approve.hover();
    await expect.poll(() => popup.evaluate(() => Reflect.get(window, 'restarted'))).toBe(true);
    await inWindow(popup, 'Decline').click();
    expect(await asked).toMatchObject({ payload: { message: 'You declined the request' } });
  });

  it('accepts the first tap of a finger', async () => {
    const asked = send(await visit());
    const popup = await opened();
    const approve = inWindow(popup, 'Approve');
    await expect.poll(() => approve.isEnabled()).toBe(true);
    await approve.tap();
    expect(await asked).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_SUCCESS' });
  });
});
