/** A fresh tab with an empty cache, under a condition, with the wallets and the probe on every page. */
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { type CountedPage, KINDS, type KindPage, type PageName } from './build-page.js';
import type { Condition } from './conditions.js';

/** The probe's report about something it waited for. */
export interface Seen {
  /** Since the start of the navigation, or since the click. */
  readonly ms: number;
  /** On the page's clock. */
  readonly at: number;
  /** When a frame first had it, even if not yet opaque or on top. */
  readonly inPage: number;
  /** The number of that frame, counted from 1. */
  readonly frames: number;
  readonly x: number;
  readonly y: number;
}

export interface Resource {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly bytes: number;
}

export interface Tab {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Resolves when the probe has seen it. */
  seen(name: string): Promise<Seen>;
  press(spot: Pick<Seen, 'x' | 'y'>): Promise<void>;
  /** Moves the pointer there and waits as long as a person takes to click. */
  approach(spot: Pick<Seen, 'x' | 'y'>): Promise<void>;
  /** Resolves when there have been no network requests for a while. */
  settle(): Promise<void>;
  metric(name: string): Promise<number>;
  resources(): Promise<readonly Resource[]>;
  /** The longest task that began in a span of the page's clock; 0 when none took 50 ms. */
  longestTask(from: number, to: number): Promise<number>;
  close(): Promise<void>;
}

interface Probe {
  ready(name: string): Promise<Seen>;
  readonly longTasks: readonly { readonly startTime: number; readonly duration: number }[];
}
declare global {
  var bench: Probe;
}

interface Targets {
  readonly button: string;
  readonly row: string;
  readonly address: string;
}

const OURS: Targets = {
  button: '[data-testid="connect-button"]',
  row: '[data-testid="wallet-list"] button',
  address: '[data-testid="account-button"] [dir="ltr"]',
};
type WatchedPage = PageName | KindPage | CountedPage | 'with-page';
const TARGETS: Readonly<Record<WatchedPage, Targets>> = {
  bare: { button: '#page button', row: '-', address: '-' },
  floor: { button: '#connect', row: '.row', address: '#address' },
  ...{
    porthole: OURS,
    'with-page': OURS,
    everything: { ...OURS, row: '[data-testid$="example.harbor"]' },
    solana: OURS,
    bitcoin: OURS,
    polkadot: OURS,
  },
};
const QUIET = 700;
/** A second after a new tab's blank page was replaced, the browser removes it, which blocks everything for 25 ms. */
const BLANK_PAGE_GONE = 1_500;
const LIMIT = 30_000;
/** The minimum time from the pointer's arrival to the mouse press, for a person who knows what to click. */
const HAND = 150;

export async function openTab(browser: Browser, name: WatchedPage, { slower, network }: Condition): Promise<Tab> {
  const context = await browser.newContext(
    network
      ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
      : { viewport: { width: 1280, height: 800 } },
  );
  await context.addInitScript({ content: `globalThis.benchTargets = ${JSON.stringify(TARGETS[name])};` });
  const wallets = KINDS.some((kind) => kind === name) ? 'other-wallets' : 'page-wallets';
  for (const script of [wallets, 'probe']) {
    await context.addInitScript({ path: fileURLToPath(new URL(`./in-page/${script}.js`, import.meta.url)) });
  }
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  if (network) {
    const bytesPerSecond = network.bitsPerSecond / 8;
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.roundTrip,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  let inFlight = 0;
  let quietSince = performance.now();
  const problems: string[] = [];
  page.on('request', () => {
    inFlight += 1;
  });
  for (const ended of ['requestfinished', 'requestfailed'] as const) {
    page.on(ended as 'requestfinished', () => {
      inFlight -= 1;
      quietSince = performance.now();
    });
  }
  page.on('pageerror', (error) => problems.push(error.message));

  return {
    page,
    cdp,
    async seen(what) {
      const late = new Promise<never>((_, reject) => {
        setTimeout(
          () => reject(new Error(`${name}: no ${what} after ${LIMIT} ms. ${problems.join(' ')}`)),
          LIMIT,
        ).unref();
      });
      return await Promise.race([page.evaluate((each) => bench.ready(each), what), late]);
    },
    async press({ x, y }) {
      if (network) await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y);
    },
    async approach({ x, y }) {
      await page.mouse.move(x, y);
      await new Promise((done) => setTimeout(done, HAND));
    },
    async settle() {
      await page.waitForLoadState('load');
      await page.evaluate(
        (until) => new Promise<void>((done) => setTimeout(done, Math.max(0, until - performance.now()))),
        BLANK_PAGE_GONE,
      );
      quietSince = performance.now();
      while (inFlight > 0 || performance.now() - quietSince < QUIET) await new Promise((done) => setTimeout(done, 50));
    },
    async metric(which) {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return metrics.find((each) => each.name === which)?.value ?? Number.NaN;
    },
    resources: () =>
      page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((each) => ({
          name: new URL(each.name).pathname,
          start: each.startTime,
          end: each.responseEnd,
          bytes: each.encodedBodySize,
        })),
      ),
    longestTask: (from, to) =>
      page.evaluate(
        ([after, before]) =>
          Math.max(
            0,
            ...bench.longTasks
              .filter((each) => each.startTime >= after && each.startTime < before)
              .map((each) => each.duration),
          ),
        [from, to] as const,
      ),
    close: () => context.close(),
  };
}
