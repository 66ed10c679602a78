/** The real frame in Chromium, controlled by a page on another origin through messages only. */
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { type Hex, parseEther, toHex, verifyMessage } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromBase58, toBase58 } from '../../domain/address/base58.js';
import { jsonRpc } from '../../servers/json-rpc.js';
import { verify } from '../solana/key-pair.js';
import type { World } from '../world.js';
import { type FrameInBrowser, frameInBrowser } from './frame-in-browser.js';
import { ask, logInBy, type PageWithFrame, pressSeen, ready, servePageWithFrame } from './page-with-frame.js';
import { startSecureSite } from './secure-site.js';

let fixture: FrameInBrowser;
let world: World;
let host: PageWithFrame;
let browser: Browser;
let page: Page;
let frame: FrameLocator;
let problems: string[] = [];
let visitors = 0;

beforeAll(async () => {
  fixture = await frameInBrowser();
  ({ world, host, browser } = fixture);
});
afterAll(() => fixture?.stop());
beforeEach(async () => {
  problems = [];
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  frame = page.frameLocator('#w3m-iframe');
  visitors += 1;
});
afterEach(async () => {
  await page.context().close();
});

const email = () => `visitor${visitors}@mail.example`;
const approval = () => frame.getByRole('dialog');
const button = (name: string) => frame.getByRole('button', { name, exact: true });

async function logIn(): Promise<Hex> {
  await page.goto(host.origin);
  expect(await ready(page)).toEqual({ type: '@w3m-frame/READY', payload: { version: '4' } });
  return (await logInBy(page, world.secureSite, email())) as Hex;
}

describe('the frame', () => {
  it('logs a visitor in by email, signs what they approve, and remembers them', async () => {
    const address = await logIn();
    const message = 'Hello from Slipway';
    const asked = ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: [toHex(message), address] });
    await approval().getByRole('heading', { name: 'Sign a message' }).waitFor();
    await approval().getByText(message).waitFor();
    await approval().getByText(new URL(host.origin).host).waitFor();
    await pressSeen(button('Sign'));
    const signed = await asked;
    expect(signed.type).toBe('@w3m-frame/RPC_REQUEST_SUCCESS');
    expect(await verifyMessage({ address, message, signature: signed.payload as Hex })).toBe(true);
    expect(await approval().count()).toBe(0);

    await page.reload();
    await ready(page);
    expect(await ask(page, 'IS_CONNECTED')).toMatchObject({ payload: { isConnected: true } });
    expect(await ask(page, 'CONNECT_EMAIL', { email: email() })).toMatchObject({ payload: { action: 'CONNECT' } });
    expect(await ask(page, 'GET_USER')).toMatchObject({ payload: { address, chainId: 31337 } });

    await ask(page, 'SIGN_OUT');
    expect(await ask(page, 'IS_CONNECTED')).toMatchObject({ payload: { isConnected: false } });
    // A known browser only needs the code, and still has its key.
    expect(await ask(page, 'CONNECT_EMAIL', { email: email() })).toMatchObject({ payload: { action: 'VERIFY_OTP' } });
    const { code } = await world.secureSite.mailbox.next(email());
    expect(await ask(page, 'CONNECT_OTP', { otp: code })).toMatchObject({ type: '@w3m-frame/CONNECT_OTP_SUCCESS' });
    expect(await ask(page, 'GET_USER')).toMatchObject({ payload: { address } });
    expect(problems).toEqual([]);
  });

  it('does not sign a declined request', async () => {
    const address = await logIn();
    const asked = ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: ['Hello', address] });
    await button('Decline').waitFor();
    // The page changes its language meanwhile.
    await ask(page, 'SYNC_THEME', { locale: 'de' });
    await approval().getByRole('heading', { name: 'Eine Nachricht signieren' }).waitFor();
    await button('Ablehnen').click();
    expect(await asked).toMatchObject({
      type: '@w3m-frame/RPC_REQUEST_ERROR',
      payload: { message: 'Sie haben die Anfrage abgelehnt' },
    });
  });

  it('reports the problem with a code', async () => {
    await page.goto(host.origin);
    await ready(page);
    expect(await ask(page, 'CONNECT_OTP', { otp: '123456' })).toMatchObject({
      payload: { message: 'Ask for a code first' },
    });
    await ask(page, 'CONNECT_EMAIL', { email: email() });
    await world.secureSite.approveDevice(email());
    const { code } = await world.secureSite.mailbox.next(email());
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 4; tries += 1)
      expect(await ask(page, 'CONNECT_OTP', { otp: wrong })).toMatchObject({ payload: { message: 'Invalid code' } });
    // The fifth attempt is the last: after it, even the right code is refused, with the same message.
    for (const otp of [wrong, code])
      expect(await ask(page, 'CONNECT_OTP', { otp })).toMatchObject({
        type: '@w3m-frame/CONNECT_OTP_ERROR',
        payload: { message: 'Too many wrong codes. Ask for a new one' },
      });
  });

  it('stores nothing that is readable in its storage', async () => {
    await logIn();
    const shown = page.frames().find((each) => each.url().startsWith(world.secureSite.url));
    const kept = await shown?.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('wallet');
        request.onsuccess = () => resolve(request.result);
      });
      const store = database.transaction('values').objectStore('values');
      const [keys, values] = await Promise.all(
        [store.getAllKeys(), store.getAll()].map(
          (request) =>
            new Promise<readonly unknown[]>((resolve) => {
              request.onsuccess = () => resolve(request.result);
            }),
        ),
      );
      database.close();
      return (keys ?? []).map((key, index) => {
        const value: unknown = values?.[index];
        const sayKey = (part: unknown) => (part instanceof CryptoKey ? ` extractable ${part.extractable}` : '');
        const parts =
          typeof value === 'object' && value !== null
            ? Object.entries(value)
                .map(([name, part]) => `${name}${sayKey(part)}`)
                .sort()
            : [];
        return [
          String(key).split(':')[0],
          value instanceof CryptoKey ? `extractable ${value.extractable}` : parts.join(),
        ];
      });
    });
    expect(kept).toEqual([
      ['browser', ''],
      ['browser-key', 'extractable false'],
      ['master', 'iv,sealed'],
      ['proof-key', 'privateKey extractable false,publicKey extractable true'],
      ['session', 'session,token'],
      ['session-apps', '0'],
      ['session-left', ''],
      // The server's copy is encrypted as well.
      ['wallet', ''],
    ]);
    expect(await shown?.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
      0,
      0,
      '',
    ]);
  });

  it('executes several calls in one transaction of the account, which becomes a smart account', async () => {
    const address = await logIn();
    await jsonRpc(world.urls[0], 'anvil_setBalance', [address, toHex(parseEther('1'))]);
    const call = { to: '0x00000000000000000000000000000000000000b3', value: toHex(parseEther('0.1')) };
    const asked = ask(page, 'RPC_REQUEST', {
      method: 'wallet_sendCalls',
      params: [{ version: '2.0.0', chainId: '0x7a69', calls: [call, call] }],
    });
    await approval().getByRole('heading', { name: 'Send 0.2 ETH in 2 actions' }).waitFor();
    await picture('calls');
    await pressSeen(button('Read on'));
    await pressSeen(button('Approve'));
    const { payload } = await asked;
    const { id } = payload as { id: Hex };
    const status = () => ask(page, 'RPC_REQUEST', { method: 'wallet_getCallsStatus', params: [id] });
    await expect.poll(status).toMatchObject({ payload: { status: 200, atomic: true } });
    expect(await jsonRpc(world.urls[0], 'eth_getBalance', [call.to, 'latest'])).toBe(toHex(parseEther('0.2')));
    expect(await ask(page, 'GET_USER')).toMatchObject({ payload: { address, smartAccountDeployed: true } });
  });

  it('sends an approved transaction, and the network accepts it', async () => {
    const address = await logIn();
    await jsonRpc(world.urls[0], 'anvil_setBalance', [address, toHex(parseEther('1'))]);
    const to = '0x00000000000000000000000000000000000000b2';
    const asked = send({ from: address, to, value: toHex(parseEther('0.25')) });
    await approval().getByRole('heading', { name: 'Send 0.25 ETH' }).waitFor();
    await pressSeen(button('Approve'));
    const { payload: hash } = await asked;
    const receipt = () => jsonRpc(world.urls[0], 'eth_getTransactionReceipt', [hash]);
    await expect.poll(receipt).toMatchObject({ status: '0x1', from: address.toLowerCase(), to });
    expect(problems).toEqual([]);
  });

  it('refuses unreadable requests, and tells both the visitor and the page', async () => {
    const address = await logIn();
    await jsonRpc(world.urls[0], 'anvil_setBalance', [address, toHex(parseEther('1'))]);
    const asked = send({ to: world.multicall3, data: '0x0f28c97d' });
    await approval().getByRole('heading', { name: 'Your wallet refused this' }).waitFor();
    await approval().getByText('What this does cannot be read here.').waitFor();
    expect(await frame.locator('.ph-foot').getByRole('button').allTextContents()).toEqual(['Close']);
    await picture('refused');
    await button('Close').click();
    expect(await asked).toMatchObject({
      type: '@w3m-frame/RPC_REQUEST_ERROR',
      payload: { message: expect.stringContaining('it signs only what it can show in plain words') },
    });
    expect(await approval().count()).toBe(0);
  });

  it('can be used by keyboard only: Escape declines, and the next request is shown', async () => {
    const address = await logIn();
    const sign = (text: string) => ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: [text, address] });
    const [first, second] = [sign('One'), sign('Two')];
    await approval().getByText('1 more request is waiting').waitFor();
    await expect.poll(() => button('Decline').isEnabled()).toBe(true);
    await frame.getByRole('heading', { name: 'Sign a message' }).press('Escape');
    expect(await first).toMatchObject({ payload: { message: 'You declined the request' } });
    await approval().getByText('Two').waitFor();
    await expect.poll(() => button('Sign').isEnabled()).toBe(true);
    await button('Sign').press('Enter');
    expect(await second).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_SUCCESS' });
  });

  it('signs with the address on Solana, which is the same after a reload', async () => {
    const loaded: string[] = [];
    page.on('request', (asked) => loaded.push(new URL(asked.url()).pathname));
    const parts = () => loaded.filter((path) => /^\/frame-[\w-]+\.js$/.test(path)).length;
    await logIn();
    const user = await ask(page, 'GET_USER', { chainId: 'solana:brinepool' });
    const pubkey = String(Reflect.get(user.payload as object, 'address'));
    const message = new TextEncoder().encode('Ahoy from Brinepool');
    const params = { message: toBase58(message), pubkey };
    // Solana's libraries are loaded on first use.
    const before = parts();
    const asked = ask(page, 'RPC_REQUEST', { method: 'solana_signMessage', params });
    await approval().getByText('Ahoy from Brinepool').waitFor();
    expect(parts()).toBeGreaterThan(before);
    await pressSeen(button('Sign'));
    const signature = fromBase58(String(Reflect.get((await asked).payload as object, 'signature')));
    expect(signature && (await verify(pubkey, signature, message))).toBe(true);
    await page.reload();
    await ready(page);
    expect(await ask(page, 'IS_CONNECTED')).toMatchObject({ payload: { isConnected: true } });
    const again = await ask(page, 'GET_USER', { chainId: 'solana:brinepool' });
    expect(again).toMatchObject({ payload: { address: pubkey, chainId: 'solana:brinepool' } });
    expect(problems).toEqual([]);
  });

  it('cannot be embedded by pages that are not allowed', async () => {
    const site = await startSecureSite({ networks: [], allowedOrigins: ['https://dapp.example'] });
    const stranger = await servePageWithFrame(site.url);
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(stranger.origin);
    expect((await refused).type()).toBe('error');
    expect(await page.evaluate(() => (Reflect.get(window, 'said') as unknown[]).length)).toBe(0);
    await Promise.all([site.stop(), stranger.stop()]);
  });
});

function send(transaction: object) {
  return ask(page, 'RPC_REQUEST', { method: 'eth_sendTransaction', params: [transaction] });
}

/** Saves screenshots in the folder SHOTS, if it is set. */
async function picture(name: string): Promise<void> {
  if (process.env.SHOTS) await page.locator('#w3m-iframe').screenshot({ path: `${process.env.SHOTS}/${name}.png` });
}
