/**
 * One wallet for one person, in Chromium with its default settings: apps and the secure site are different sites, and a frame's storage
 * is partitioned by its page's site, or blocked.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Frame, type Page } from 'playwright-core';
import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/bootstrap.mjs';
import { frameBundle } from '../../servers/secure-site/frame-bundle.js';
import { memoryStores } from '../../servers/secure-site/stores/memory/memory-stores.js';
import { ask, type PageWithFrame, pressSeen, ready, servePageWithFrame } from './page-with-frame.js';
import { type SecureSite, startSecureSite } from './secure-site.js';

const NETWORKS = [{ chainId: 31337, name: 'Saltmarsh', rpcUrl: 'http://127.0.0.1:1/', symbol: 'ETH', decimals: 18 }];
const PASSPHRASE = 'gull harbour seventeen candle fog';

let site: SecureSite;
let host: PageWithFrame;
let profile: string;
/** Third-party storage is partitioned. */
let context: BrowserContext;

/** With the same accounts each time. */
const stores = memoryStores();
const start = (port = 0) =>
  startSecureSite({
    ...{ port, stores, name: 'wallet.localhost', networks: NETWORKS },
    allowedOrigins: ['http://dapp.localhost:*', 'http://shop.localhost:*', 'http://pier.localhost:*'],
  });

beforeAll(async () => {
  const executablePath = await ensureChromium();
  profile = await mkdtemp(join(tmpdir(), 'keys-'));
  site = await start();
  const args = [...CHROMIUM_ARGS, '--headless=new', '--host-resolver-rules=MAP *.localhost 127.0.0.1'];
  const own = ['--remote-debugging-pipe', `--user-data-dir=${profile}`, '--no-startup-window'];
  [host, context] = await Promise.all([
    servePageWithFrame(site.url),
    chromium.launchPersistentContext(profile, { executablePath, ignoreDefaultArgs: true, args: [...args, ...own] }),
    frameBundle(),
  ]);
});
afterAll(async () => {
  await context?.close();
  await Promise.all([host?.stop(), site?.stop()]);
  await rm(profile, { recursive: true, force: true });
});

const at = (name: string) => host.origin.replace('127.0.0.1', `${name}.localhost`);
async function visit(name: string, within = context): Promise<Page> {
  const page = await within.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(at(name));
  await ready(page);
  return page;
}
/** Logs in up to the consent for the page. */
async function logIn(page: Page, email: string): Promise<void> {
  const { payload } = await ask(page, 'CONNECT_EMAIL', { email });
  if (Reflect.get(Object(payload), 'action') === 'VERIFY_DEVICE') {
    const waiting = ask(page, 'CONNECT_DEVICE');
    await site.approveDevice(email);
    await waiting;
  }
  const { code } = await site.mailbox.next(email);
  expect(await ask(page, 'CONNECT_OTP', { otp: code })).toMatchObject({ type: '@w3m-frame/CONNECT_OTP_SUCCESS' });
}
const user = (page: Page) => ask(page, 'GET_USER', { chainId: 31337 });
const addressOf = async (asked: Promise<{ payload?: unknown }>) =>
  Reflect.get(Object((await asked).payload), 'address');
async function walletWindow(page: Page): Promise<Page> {
  const press = page.frameLocator('#w3m-iframe').getByRole('button', { name: 'Open window' });
  const [opened] = await Promise.all([page.waitForEvent('popup'), press.click()]);
  opened.setDefaultTimeout(60_000);
  return opened;
}

/** The window's current screen. */
const screen = (opened: Page, title: string) => opened.getByRole('heading', { name: title, exact: true }).waitFor();
const press = (opened: Page, name: string) => opened.getByRole('button', { name, exact: true }).click();
/** The device's authenticator: it verifies the user, and returns a secret for each passkey (PRF). */
async function attachAuthenticator(opened: Page): Promise<void> {
  const session = await opened.context().newCDPSession(opened);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...({ protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal' } as const),
      ...{ hasResidentKey: true, hasUserVerification: true, hasPrf: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}
/** Clears the storage, as in a browser that was never used for it. */
const wipe = (where: Page | Frame) =>
  where.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('wallet');
        request.onsuccess = () => {
          const cleared = request.result.transaction('values', 'readwrite');
          cleared.objectStore('values').clear();
          cleared.oncomplete = () => resolve();
        };
        request.onerror = () => reject(request.error);
      }),
  );
const frameOf = (page: Page): Frame => {
  const found = page.frames().find((each) => each.url().startsWith(site.url));
  if (!found) throw new Error('There is no frame.');
  return found;
};

describe('one person', () => {
  const email = 'mira@mail.example';
  let address: unknown;
  let file: string;

  it('has one address in two apps, whose frames share no storage', async () => {
    const asked: string[] = [];
    await context.exposeFunction('askedToKeep', (where: string) => void asked.push(where));
    await context.addInitScript(() => {
      const persist = StorageManager.prototype.persist;
      StorageManager.prototype.persist = function () {
        (Reflect.get(window, 'askedToKeep') as (where: string) => void)(location.pathname);
        return persist.call(this);
      };
    });
    const dapp = await visit('dapp');
    await logIn(dapp, email);
    const known = user(dapp);
    const opened = await walletWindow(dapp);
    await screen(opened, 'Protect your wallet');
    const downloaded = opened.waitForEvent('download');
    await press(opened, 'Download a recovery file');
    await opened.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
    await opened.getByLabel('Repeat the passphrase').fill(PASSPHRASE);
    await press(opened, 'Download');
    file = await (await downloaded).path();
    await press(opened, 'Done');
    address = await addressOf(known);
    expect(address).toMatch(/^0x[\da-fA-F]{40}$/);
    // The browser is asked to keep the key's storage (persistent storage).
    await expect.poll(() => asked).toContain('/window');

    const shop = await visit('shop');
    await logIn(shop, email);
    const there = user(shop);
    // The key is in the site's own storage: the window closes by itself.
    await walletWindow(shop);
    expect(await addressOf(there)).toBe(address);
    // From then on, it is in the frame's own storage.
    await shop.reload();
    await ready(shop);
    expect(await addressOf(user(shop))).toBe(address);
    // Restarts the site with its previous state.
    await site.stop();
    site = await start(Number(new URL(site.origin).port));
    await shop.reload();
    await ready(shop);
    expect(await addressOf(user(shop))).toBe(address);
    await Promise.all([dapp.close(), shop.close()]);
  });

  it('is recognised at once in an app whose frame has access to the site’s own storage', async () => {
    const windows = () => context.pages().filter((each) => each.url().startsWith(site.origin));
    // Earlier windows stay open for a moment, for the next request.
    await expect.poll(windows).toEqual([]);
    const pier = await visit('pier');
    const devtools = await context.newCDPSession(pier);
    await devtools.send('Browser.setPermission', {
      ...{ permission: { name: 'storage-access' }, setting: 'granted' },
      ...{ origin: at('pier'), embeddedOrigin: site.origin },
    });
    await logIn(pier, email);
    expect(await addressOf(user(pier))).toBe(address);
    expect(windows()).toEqual([]);
    await pier.close();
  });

  it('in a browser without a key gets no new one, and restores the wallet with the recovery file', async () => {
    const another = await newProfile();
    const dapp = await visit('dapp', another);
    await logIn(dapp, email);
    const declined = user(dapp);
    const opened = await walletWindow(dapp);
    await screen(opened, 'This browser has no key of yours yet');
    await press(opened, 'Cancel');
    expect(await declined).toMatchObject({ payload: { message: 'You declined to unlock your wallet', code: 4001 } });
    const asked = user(dapp);
    await screen(opened, 'This browser has no key of yours yet');
    await press(opened, 'Use a recovery file');
    await opened.getByLabel('Recovery file').setInputFiles(file);
    await opened.getByLabel('Passphrase').fill('gull harbour seventeen candle frog');
    await press(opened, 'Unlock wallet');
    await opened.getByRole('alert').getByText('Wrong passphrase. Check it and try again.').waitFor();
    await opened.getByLabel('Passphrase').fill(PASSPHRASE);
    await press(opened, 'Unlock wallet');
    await screen(opened, 'Protect your wallet');
    await press(opened, 'Not now');
    expect(await addressOf(asked)).toBe(address);
    await another.close();
  });

  it('unlocks the wallet with a passkey if the browser has lost its storage', async () => {
    const another = await newProfile();
    // A virtual authenticator belongs to one window: the wallet’s window stays open and is used again.
    await another.addInitScript(() => {
      const open = window.open.bind(window);
      window.open = (url, _, features) => open(url, 'kept', features);
    });
    const dapp = await visit('dapp', another);
    await logIn(dapp, 'juno@mail.example');
    const asked = user(dapp);
    const opened = await walletWindow(dapp);
    await screen(opened, 'Protect your wallet');
    await attachAuthenticator(opened);
    await opened.evaluate(() => {
      window.close = () => undefined;
    });
    await press(opened, 'Add a passkey');
    await opened.getByText('Passkey added.').waitFor();
    await press(opened, 'Done');
    const own = await addressOf(asked);
    await screen(opened, 'Your wallet is unlocked');
    await opened.goto(`${site.origin}/loading`);
    await Promise.all([wipe(opened), wipe(frameOf(dapp))]);
    await dapp.reload();
    await ready(dapp);
    await logIn(dapp, 'juno@mail.example');
    const again = user(dapp);
    await dapp.frameLocator('#w3m-iframe').getByRole('button', { name: 'Open window' }).click();
    await screen(opened, 'This browser has no key of yours yet');
    await press(opened, 'Use a passkey');
    expect(await addressOf(again)).toBe(own);
    await another.close();
  });

  it('has one address while the page is open if frames cannot store anything', async () => {
    const another = await newProfile();
    // Like browsers that block third-party storage.
    await another.addInitScript(() => {
      if (window === top) return;
      IDBFactory.prototype.open = () => {
        throw new DOMException('The user denied permission to access the database', 'SecurityError');
      };
    });
    const dapp = await visit('dapp', another);
    await logIn(dapp, 'noor@mail.example');
    const asked = user(dapp);
    const unlocking = await walletWindow(dapp);
    await press(unlocking, 'Not now');
    const own = await addressOf(asked);
    const shop = await visit('shop', another);
    await logIn(shop, 'noor@mail.example');
    const there = user(shop);
    await walletWindow(shop);
    expect(await addressOf(there)).toBe(own);
    expect(await addressOf(user(dapp))).toBe(own);

    // The wallet's settings show the key after the visitor has confirmed their identity again.
    const signing = ask(dapp, 'RPC_REQUEST', { method: 'personal_sign', params: ['0x41686f79', own] });
    const frame = dapp.frameLocator('#w3m-iframe');
    // The window stays open for a moment, for the next request: the settings would be shown in it.
    await expect.poll(() => unlocking.isClosed()).toBe(true);
    const opening = dapp.waitForEvent('popup');
    await frame.getByRole('button', { name: 'Wallet settings' }).click();
    const settings = await opening;
    await press(settings, 'Passkeys and recovery');
    await screen(settings, 'Your wallet’s key');
    await press(settings, 'Export private key');
    await press(settings, 'Send a code by email');
    const { code } = await site.mailbox.next('noor@mail.example');
    await settings.getByLabel('Code').fill('no code');
    await press(settings, 'Continue');
    await settings.getByRole('alert').getByText('Invalid code').waitFor();
    await settings.getByLabel('Code').fill(code ?? '');
    await press(settings, 'Continue');
    const shown = settings.locator('.ph-code-block');
    expect(await shown.textContent()).toMatch(/^•+$/);
    await press(settings, 'Show key');
    const key = (await shown.textContent()) as Hex;
    expect(privateKeyToAccount(key).address).toBe(own);
    expect(JSON.stringify(await dapp.evaluate(() => Reflect.get(window, 'said')))).not.toContain(key.slice(2));
    await press(settings, 'Done');
    await screen(settings, 'Your wallet’s key');
    await press(settings, 'Done');
    await screen(settings, 'Wallet settings');
    await pressSeen(frame.getByRole('button', { name: 'Decline' }));
    expect(await signing).toMatchObject({ payload: { code: 4001 } });
    await another.close();
  });
});

/** Another browser of the same visitor, whose storage is partitioned as well. */
async function newProfile(): Promise<BrowserContext> {
  const program = context.browser();
  if (!program) throw new Error('There is no browser.');
  return await program.newContext();
}
