/**
 * What a screen reader reads on the screens of the secure site, in English and in two other languages, as in `aria-snapshots/`. The
 * page changes its language while each screen is shown. After a change of texts or screens:
 * `UPDATE_SNAPSHOTS=true npx vitest run sandbox/secure-site/aria-snapshots.test.ts`, and read what has changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { encodeFunctionData, erc20Abi, type Hex, maxUint256, parseAbi, parseEther, toHex } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jsonRpc } from '../../servers/json-rpc.js';
import type { World } from '../world.js';
import { type FrameInBrowser, frameInBrowser } from './frame-in-browser.js';
import { ask, logInBy, type PageWithFrame, pressSeen, ready } from './page-with-frame.js';

/** For a busy machine. */
const TIMEOUT = 60_000;
const EMAIL = 'mira@mail.example';
const FRIEND = '0x00000000000000000000000000000000000f21e4';
const BERTH = `0x${'b0'.repeat(20)}`;
const SWAP = parseAbi(['function swapExactETHForTokens(uint256 least, address[] path, address to, uint256 deadline)']);

let fixture: FrameInBrowser;
let world: World;
let host: PageWithFrame;
let browser: Browser;
let page: Page;
let account: Hex;

beforeAll(async () => {
  fixture = await frameInBrowser();
  ({ world, host, browser } = fixture);
  page = await visit();
  account = (await logInBy(page, world.secureSite, EMAIL)) as Hex;
  await jsonRpc(world.urls[0], 'anvil_setBalance', [account, toHex(parseEther('5'))]);
});
afterAll(() => fixture?.stop());

async function visit(): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 900, height: 1_700 } });
  const shown = await context.newPage();
  await shown.goto(host.origin);
  await ready(shown);
  return shown;
}

const request = (method: string, ...params: readonly unknown[]) => ask(page, 'RPC_REQUEST', { method, params });
const send = (more: object) => request('eth_sendTransaction', { from: account, ...more });
const lease = () => ({
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Lease: [
      { name: 'tenant', type: 'address' },
      { name: 'quay', type: 'uint256' },
      { name: 'until', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
    ],
  },
  primaryType: 'Lease',
  domain: { name: 'Harbour Office', chainId: 31_337, verifyingContract: BERTH },
  message: { tenant: account, quay: '2', until: '1796083200', nonce: '7' },
});

it.each<[screen: string, asked: () => Promise<unknown>]>([
  ['message', () => request('personal_sign', toHex('Moor at berth 7'), account)],
  ['typed-data', () => request('eth_signTypedData_v4', account, JSON.stringify(lease()))],
  ['transaction', () => send({ to: FRIEND, value: toHex(parseEther('3')) })],
  [
    'swap',
    () => {
      const args = [2_900_000_000n, [world.amm.wrapped, world.tokens[1].address], account, 4_000_000_000n] as const;
      const data = encodeFunctionData({ abi: SWAP, functionName: 'swapExactETHForTokens', args });
      return send({ to: world.amm.router, value: toHex(parseEther('1')), data });
    },
  ],
  [
    'approval',
    () => {
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [FRIEND, maxUint256] });
      return send({ to: world.tokens[0].address, data });
    },
  ],
  ['refused', () => request('personal_sign', `0x${'9c'.repeat(32)}`, account)],
])('%s', { timeout: 300_000 }, async (screen, asked) => {
  const answered = asked();
  await walk(screen, page);
  await ask(page, 'RELOAD');
  await answered;
});

it('the wallet’s own questions', { timeout: 300_000 }, async () => {
  world.secureSite.asksConsent = true;
  const again = await visit();
  const login = logInBy(again, world.secureSite, EMAIL);
  await walk('unlock', again);
  const refused = expect(login).rejects.toThrow('4001');
  await again.frameLocator('#w3m-iframe').locator('.ph-quiet').click();
  await refused;
  await again.context().close();
  await page.reload();
  await ready(page);
  const user = ask(page, 'GET_USER');
  await walk('share', page);
  await pressSeen(page.frameLocator('#w3m-iframe').locator('.ph-primary'));
  expect(await user).toMatchObject({ payload: { address: account } });
  const change = ask(page, 'UPDATE_EMAIL', { email: 'new@mail.example' });
  await walk('change-email', page);
  await ask(page, 'RELOAD');
  await change;
});

async function walk(screen: string, shown: Page): Promise<void> {
  // Everything fits on the screen in every script: nothing has to be scrolled.
  await shown.locator('#w3m-iframe').evaluate((each: HTMLIFrameElement) => {
    each.height = '1500';
  });
  const dialog = shown.frameLocator('#w3m-iframe').locator('[role=dialog]');
  await dialog.waitFor({ timeout: TIMEOUT });
  for (const locale of ['en', 'ar', 'ja']) {
    await ask(shown, 'SYNC_THEME', { locale });
    const file = fileURLToPath(new URL(`aria-snapshots/${screen}.${locale}.txt`, import.meta.url));
    if (process.env.UPDATE_SNAPSHOTS === 'true') {
      // Pending content gets a moment.
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      writeFileSync(file, plain(await dialog.ariaSnapshot()));
    }
    await expect
      .poll(async () => plain(await dialog.ariaSnapshot()), { timeout: TIMEOUT })
      .toBe(readFileSync(file, 'utf8'));
    // A browser chooses glyphs by it: Japanese and Chinese write some characters differently.
    const glyphs = (heading: Element) => getComputedStyle(heading).getPropertyValue('-webkit-locale');
    expect(await dialog.getByRole('heading', { level: 1 }).evaluate(glyphs)).toBe(`"${locale}"`);
  }
  await ask(shown, 'SYNC_THEME', { locale: 'en' });
}

/** Without values that always differ: the page's port, addresses, and network fees. */
function plain(snapshot: string): string {
  const walked = snapshot
    .replace(/:\d{4,5}\b/g, ':port')
    // The word joiner is silent.
    .replaceAll('\u2060', '')
    .replace(/0x[\da-f]{2,}(?:…| [\da-f]{4}\b|[\da-f])*/gi, '0x#')
    // Solana addresses, in groups.
    .replace(/(?:\b\w{4} ){8,}\w{1,4}\b/g, '#');
  const line = (each: string) => (/\bdefinition\b/.test(each) ? each.replace(/\p{Nd}+(\p{P}\p{Nd}+)*/gu, '#') : each);
  return `${walked.trimEnd().split('\n').map(line).join('\n')}\n`;
}
