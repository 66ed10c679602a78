/** The wallet page as built, under the strict policy, with a dapp's SDK on the other side of the relay. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { createClient, http } from 'viem';
import { verifyMessage } from 'viem/actions';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHROMIUM_ARGS, ensureChromium } from '../../../scripts/bootstrap.mjs';
import { type DemoServer, serveBuiltDemo } from '../../demo-server.js';
import { startWorld, type World } from '../../world.js';
import { addressOf, type PhoneFixture, phoneFixture, SALTMARSH, TIDEWATER } from '../phone-fixture.js';
import { codePicture } from './code-picture.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;

let world: World;
let site: DemoServer;
let browser: Browser;
let fixture: PhoneFixture;
let page: Page;
const problems: string[] = [];
const asked = new Set<string>();

beforeAll(async () => {
  world = await startWorld();
  const executablePath = await ensureChromium();
  [site, browser] = await Promise.all([
    serveBuiltDemo({
      settings: world.settings,
      root: fileURLToPath(new URL('.', import.meta.url)),
      onViolation: (report) => problems.push(report),
    }),
    chromium.launch({ executablePath, args: CHROMIUM_ARGS }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([site?.stop(), world?.stop()]);
});
/** Logged by WalletConnect's SDK if a dapp acknowledges a disconnection after the wallet has deleted the session's history. */
const LATE_ACKNOWLEDGEMENT = 'No matching key. history';

beforeEach(async () => {
  // Only the dapp's side of its world is used here.
  fixture = await phoneFixture(world, world.relay);
  const context = await browser.newContext(PHONE);
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('console', (message) => {
    const text = message.text();
    if (/error|warning/.test(message.type()) && !text.includes(LATE_ACKNOWLEDGEMENT)) problems.push(text);
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  page.on('websocket', (socket) => asked.add(new URL(socket.url()).origin));
});
afterEach(async () => {
  await page.context().close();
  await fixture.stop();
  expect(problems.splice(0)).toEqual([]);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

async function axeProblems(): Promise<string[]> {
  // Evaluated by the debugger, which ignores the policy.
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const axe: { run(): Promise<{ violations: { id: string; help: string }[] }> } = Reflect.get(window, 'axe');
    return (await axe.run()).violations.map(({ id, help }) => `${id}: ${help}`);
  });
}

describe('the wallet page', () => {
  it('connects by a pasted link, signs, and can disconnect; it contacts nothing but the world', async () => {
    await page.goto(site.url);
    const { uri, session } = await fixture.propose([SALTMARSH, TIDEWATER, 'eip155:1']);
    await page.getByLabel('Link').fill(uri);
    await button('Connect').click();
    await heading('Connect to Slipway').waitFor();
    const facts = await page.locator('.asked dl').textContent();
    expect(facts).toMatch(/Saltmarsh, Tidewater/);
    expect(facts).toMatch(/sign messages, sign typed data, send transactions, switch networks and add networks/);
    expect(facts).toMatch(/Not in this wallet\s*eip155:1/);
    expect(await axeProblems()).toEqual([]);
    await button('Approve').click();
    expect((await session)?.namespaces.eip155?.accounts[0]).toBe(`${SALTMARSH}:${addressOf(world)}`);

    const message = 'Hello from afar';
    const signed = fixture.sign(message);
    await heading('Sign a message').waitFor();
    await page.getByText(message).waitFor();
    await button('Approve').click();
    const client = createClient({ transport: http(world.urls[0]) });
    expect(await verifyMessage(client, { address: addressOf(world), message, signature: await signed })).toBe(true);

    const refused = expect(fixture.sign()).rejects.toMatchObject({ code: 5000 });
    await button('Reject').click();
    await refused;

    await page.reload();
    const ended = fixture.next('session_delete');
    await button('Disconnect from Slipway').click();
    await ended;
    await page.getByText('None yet.').waitFor();
    expect([...asked].sort()).toEqual([site.url.slice(0, -1), world.relay.url].sort());
  });

  it('opens with a uri in its URL, and can switch to another network', async () => {
    const { uri, session } = await fixture.propose([SALTMARSH, TIDEWATER]);
    await page.goto(`${site.url}wc?uri=${encodeURIComponent(uri)}`);
    await heading('Connect to Slipway').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await button('Approve').click();
    await session;
    const changed = fixture.next('chainChanged');
    await page.getByRole('region', { name: 'EVM networks' }).getByLabel('Network').selectOption({ label: 'Tidewater' });
    expect(Number(await changed)).toBe(31338);
    expect(await axeProblems()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  it('reports an invalid link', async () => {
    await page.goto(site.url);
    await page.getByLabel('Link').fill('wc:nonsense');
    await button('Connect').click();
    await expect.poll(() => page.getByRole('status').textContent()).toContain('That did not work.');
  });

  it('reads the code from an image', async () => {
    await page.goto(site.url);
    const open = (code: boolean) =>
      page
        .getByLabel('Open a picture')
        .setInputFiles({ name: 'code.bmp', mimeType: 'image/bmp', buffer: codePicture({ code }) });
    await open(false);
    await expect.poll(() => page.getByRole('status').textContent()).toBe('There is no code in that picture.');
    // Its text, `wc:nonsense`, is then handled like any link.
    await open(true);
    await expect.poll(() => page.getByRole('status').textContent()).toContain('That did not work.');
  });
});
