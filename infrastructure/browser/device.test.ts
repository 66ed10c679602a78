/** The browser adapters in a real browser. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ensureChromium } from '../../scripts/bootstrap.mjs';
import { browserDevice } from './device.js';

/** Runs in the page: the adapters, and their contracts with a runner that collects the messages. */
const PAGE_CODE = `
import { browserDevice } from './device.js';
import { browserStorage } from '../storage/browser-storage.js';
import { deviceContract } from '../fakes/contracts/device-contract.js';
import { storageContract } from '../fakes/contracts/storage-contract.js';

async function run(contract, make) {
  const cases = [];
  contract({ describe: (_, body) => body(), it: (name, body) => cases.push({ name, body }) }, make);
  const results = [];
  for (const { name, body } of cases) results.push(await body().then(() => [name, 'kept'], (error) => [name, error.message]));
  return results;
}

Object.assign(globalThis, {
  device: browserDevice(),
  storageContract: () => run(storageContract, () => {
    localStorage.clear();
    return browserStorage({ prefix: '@porthole/', log: () => {} });
  }),
  deviceContract: () => run(deviceContract, () => {
    const tabs = [];
    window.open = (url) => tabs.push(url);
    return {
      device: browserDevice(),
      clipboard: () => navigator.clipboard.readText(),
      refuseClipboard() {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
        document.execCommand = () => false;
      },
      tabs: () => tabs,
      apps: () => tabs,
    };
  }),
  fill() {
    localStorage.clear();
    const lines = [];
    const storage = browserStorage({ prefix: '', log: (level) => lines.push(level) });
    for (let times = 0; times < 3; times++) storage.set('big', 'x'.repeat(6e6));
    storage.set('small', 'fits');
    return { lines, big: storage.get('big'), small: storage.get('small') };
  },
});
`;

/** The names above, as the page has them. */
type InPage = typeof globalThis & {
  readonly device: ReturnType<typeof browserDevice>;
  storageContract(): Promise<readonly [string, string][]>;
  deviceContract(): Promise<readonly [string, string][]>;
  fill(): { lines: string[]; big: string | undefined; small: string | undefined };
};

/** A virtual file: gives the code above a path in this folder. */
const ENTRY = fileURLToPath(new URL('./page-code.ts', import.meta.url));
let browser: Browser;
let server: Server;
let origin: string;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  const folder = dirname(fileURLToPath(import.meta.url));
  const [output] = (await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [
      {
        name: 'page-code',
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? PAGE_CODE : undefined),
      },
    ],
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['es'], fileName: 'page' } },
  })) as Rolldown.RolldownOutput[];
  const code = output?.output[0].code ?? '';
  server = createServer((request, response) => {
    const script = request.url === '/page.js';
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
    response.end(script ? code : '<!doctype html><title>Page</title><script type="module" src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];
  browser = await chromium.launch({ executablePath: await ensureChromium(), args });
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});

async function open(options: BrowserContextOptions = {}, prepare: () => void = () => undefined): Promise<Page> {
  const context = await browser.newContext(options);
  contexts.push(context);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.addInitScript(prepare);
  await page.goto(origin);
  await page.waitForFunction(() => 'device' in globalThis);
  return page;
}

const platform = (page: Page) => page.evaluate(() => (globalThis as InPage).device.platform);
const kept = (results: readonly (readonly [string, string])[]) => results.filter(([, result]) => result !== 'kept');

describe('in a browser', () => {
  it('the storage contract is kept', async () => {
    const page = await open();
    const results = await page.evaluate(() => (globalThis as InPage).storageContract());
    expect(kept(results)).toEqual([]);
    expect(results.length).toBeGreaterThan(4);
  });

  it('the device contract is kept', async () => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    const results = await page.evaluate(() => (globalThis as InPage).deviceContract());
    expect(kept(results)).toEqual([]);
    expect(results.length).toBeGreaterThan(4);
  });

  it('S7.9 a full storage is logged once and otherwise ignored', async () => {
    const page = await open();
    const filled = await page.evaluate(() => (globalThis as InPage).fill());
    expect(filled).toEqual({ lines: ['info'], big: undefined, small: 'fits' });
  });

  it('text is copied without the clipboard API, as without https', async () => {
    const page = await open({ permissions: ['clipboard-read'] }, () => {
      Object.defineProperty(navigator.clipboard, 'writeText', { value: undefined });
    });
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          (globalThis as InPage).device.copy('0xab').subscribe({ complete: resolve, error: reject });
        }),
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0xab');
  });

  it('a new tab has no opener and no referrer, and only web addresses are opened', async () => {
    const page = await open();
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate(() => (globalThis as InPage).device.openTab(`${location.origin}/tx/0x1`)),
    ]);
    await tab.waitForLoadState();
    expect(tab.url()).toBe(`${origin}/tx/0x1`);
    expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
    await page.evaluate(() => (globalThis as InPage).device.openTab('javascript:document.title = "hijacked"'));
    expect(page.context().pages()).toHaveLength(2);
    expect(await page.title()).toBe('Page');
    await expect.poll(() => lines).toHaveLength(1);
  });

  it.each([
    ['a desktop', {}, false, undefined],
    ['a phone by its user agent', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)' }, true, 'ios'],
    ['a phone by its user agent in any case', { userAgent: 'something ANDROID something' }, true, 'android'],
    ['a phone by its coarse pointer', { hasTouch: true, isMobile: true }, true, undefined],
  ] as const)('%s is detected by its rules', async (_, options, mobile, system) => {
    const usual = { mobile, injectedProvider: false, telegram: false, inApp: system === 'ios', standalone: false };
    expect(await platform(await open(options))).toEqual(system ? { ...usual, system } : usual);
  });

  it.each([
    [
      'Safari',
      'iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1',
      false,
    ],
    ['Chrome', 'Linux; Android 15) AppleWebKit/537 Chrome/130 Mobile Safari/537.36', false],
    ['a view of Android', 'Linux; Android 15; wv) AppleWebKit/537 Version/4.0 Chrome/130 Mobile Safari/537.36', true],
    ['a view of iOS', 'iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Mobile/15E148', true],
    ['Instagram', 'Linux; Android 15) AppleWebKit/537 Chrome/130 Mobile Safari/537.36 Instagram 330.0', true],
  ])('inside an app or not: %s', async (_, agent, inApp) => {
    const page = await open({ userAgent: `Mozilla/5.0 (${agent}` });
    expect((await platform(page)).inApp).toBe(inApp);
    const target = await page.evaluate(() => {
      let where: string | undefined;
      window.open = (_url, name) => {
        where = name;
        return null;
      };
      (globalThis as InPage).device.openApp('fox://wc').subscribe().unsubscribe();
      return where;
    });
    expect(target).toBe(inApp ? '_blank' : '_self');
  });

  it('Telegram is detected by what it adds to the page', async () => {
    const page = await open({}, () => Object.assign(window, { TelegramWebviewProxy: {} }));
    expect((await platform(page)).telegram).toBe(true);
  });

  it('an installed web app is detected by its display mode, or by the property of iOS', async () => {
    const page = await open({}, () => Object.assign(navigator, { standalone: true }));
    expect((await platform(page)).standalone).toBe(true);
    const other = await open({}, () => {
      const { matchMedia } = window;
      window.matchMedia = (query) => matchMedia.call(window, query.replace('standalone', 'browser'));
    });
    expect((await platform(other)).standalone).toBe(true);
  });

  it('an app is opened from this page, a site in a tab without an opener, and script URLs not at all', async () => {
    const page = await open();
    const opened = await page.evaluate(() => {
      const calls: unknown[] = [];
      window.open = (...call) => {
        calls.push(call);
        return null;
      };
      for (const url of [
        'fox://wc',
        'https://fox.example/wc',
        'javascript:alert(1)',
        'javascript://%0aalert(1)',
        'data:text/html,x',
      ])
        (globalThis as InPage).device.openApp(url).subscribe().unsubscribe();
      return calls;
    });
    expect(opened).toEqual([
      ['fox://wc', '_self', ''],
      ['https://fox.example/wc', '_blank', 'noreferrer,noopener'],
    ]);
  });

  it('inside Telegram everything opens another window', async () => {
    const target = (page: Page) =>
      page.evaluate(() => {
        let where: string | undefined;
        window.open = (_, name) => {
          where = name;
          return null;
        };
        (globalThis as InPage).device.openApp('fox://wc').subscribe().unsubscribe();
        return where;
      });
    expect(await target(await open({}, () => Object.assign(window, { Telegram: {} })))).toBe('_blank');
  });

  it('reports that the visitor leaves for the app and returns, until unsubscribed', async () => {
    const page = await open({ userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile' });
    const seen = await page.evaluate(() => {
      const all: string[] = [];
      const show = (state: string) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      };
      window.open = () => null;
      const watching = (globalThis as InPage).device.openApp('fox://wc').subscribe((each) => all.push(each));
      window.dispatchEvent(new Event('blur'));
      show('hidden');
      show('visible');
      watching.unsubscribe();
      show('hidden');
      return all;
    });
    expect(seen).toEqual(['away', 'back']);
  });

  it('any provider at window.ethereum is detected', async () => {
    const there = await open({}, () => Object.assign(window, { ethereum: {} }));
    expect((await platform(there)).injectedProvider).toBe(true);
    const hostile = await open({}, () => {
      Object.defineProperty(window, 'ethereum', {
        get: () => {
          throw new Error('no');
        },
      });
    });
    expect((await platform(hostile)).injectedProvider).toBe(false);
  });
});

it('on a server it is a plain desktop', () => {
  const device = browserDevice();
  expect(device.platform).toEqual({
    mobile: false,
    injectedProvider: false,
    telegram: false,
    inApp: false,
    standalone: false,
  });
  expect(device.origin).toBe('');
});
