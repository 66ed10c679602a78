/** The costs of growing data: tokens, an account's activity, networks, wallets and their accounts, modals. */
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { type GrowthService, startGrowthService } from './growth-service.js';
import { median } from './median.js';

export interface GrowthMeasures {
  /** From opening the screen until its first row is painted, with the data already loaded. */
  readonly open: number;
  /** Processor time of the main thread meanwhile. */
  readonly openCpu: number;
  /** From switching the network until the account screen shows it, painted. */
  readonly change: number;
  readonly changeCpu: number;
  /** Processor time until the page is idle, with no click. */
  readonly load: number;
  /** From the visitor's approval until everything is loaded, including the service's response times. */
  readonly connect: number;
  /** Elements of the page's modals, with the screen open at the beginning of its list and at its end. */
  readonly nodes: number;
  /** Requests to the service, from the page's start until the screen was open. */
  readonly requests: number;
  /** The longest task from connecting on; 0 when none took 50 ms. */
  readonly longest: number;
  /** With the screen open, after collecting garbage, in bytes. */
  readonly heap: number;
  /** Characters in local storage. */
  readonly stored: number;
  /** Scrolling from the first page of a list to its end: milliseconds, the longest task, requests. 0 if everything is loaded. */
  readonly toEnd: number;
  readonly toEndLongest: number;
  readonly toEndRequests: number;
}

export interface GrowthLine extends GrowthMeasures {
  readonly what: Growing;
  readonly many: number;
  readonly slower: number;
}

const SIZES = {
  tokens: [10, 1_000, 10_000],
  activities: [10, 1_000, 10_000],
  networks: [2, 50, 1_000],
  /** As many wallets as well. */
  accounts: [1, 20],
  modals: [1, 50],
} as const;
type Growing = keyof typeof SIZES;
/** The sizes of data that is not being measured. */
const USUAL: Readonly<Record<Growing, number>> = { tokens: 10, activities: 10, networks: 2, accounts: 1, modals: 1 };
const ACCOUNT = { view: 'Account', row: 'ul[aria-label="Tokens"] .ph-row' } as const;
const SCREENS: Readonly<Record<Growing, { readonly view: string; readonly row: string }>> = {
  tokens: ACCOUNT,
  activities: { view: 'Transactions', row: '[data-testid="month-indexes"] li .ph-row' },
  networks: { view: 'Networks', row: '[data-testid^="w3m-network-switch-"]' },
  accounts: ACCOUNT,
  modals: ACCOUNT,
};

interface GrowthProbe {
  connect(tokens: number): Promise<number>;
  open(view: string, row: string): Promise<number>;
  close(row: string): Promise<void>;
  switchTo(network: number): Promise<number>;
  calm(): Promise<void>;
  openOthers(): Promise<void>;
  toEnd(row: string): Promise<void>;
  toLast(): Promise<number>;
  nodes(): number;
  longestSince(at: number): number;
  stored(): number;
}
declare global {
  var growthProbe: GrowthProbe;
}

/** Medians of several rounds; `of`: of one kind only. The sizes take turns, so that no size gets the busier half of the run. */
export async function measureGrowth(
  browser: Browser,
  url: string,
  { rounds, of }: { readonly rounds: number; readonly of: string | undefined },
): Promise<readonly GrowthLine[]> {
  const service = await startGrowthService();
  try {
    const lines: GrowthLine[] = [];
    await visit(browser, url, service, 'tokens', 10, 1);
    for (const what of Object.keys(SIZES) as Growing[]) {
      if (of !== undefined && of !== what) continue;
      for (const slower of [1, 4]) {
        const visits = new Map<number, GrowthMeasures[]>(SIZES[what].map((many) => [many, []]));
        for (let round = 0; round < rounds; round += 1)
          for (const [many, seen] of visits) seen.push(await visit(browser, url, service, what, many, slower));
        for (const [many, seen] of visits) lines.push({ what, many, slower, ...medians(seen) });
        process.stderr.write(`${what}, ${slower}×\n`);
      }
    }
    return lines;
  } finally {
    await service.stop();
  }
}

function medians(visits: readonly GrowthMeasures[]): GrowthMeasures {
  const of = (measure: keyof GrowthMeasures) => median(visits.map((each) => each[measure])) ?? Number.NaN;
  return {
    ...{ open: of('open'), openCpu: of('openCpu'), change: of('change'), changeCpu: of('changeCpu') },
    ...{ load: of('load'), connect: of('connect'), nodes: of('nodes'), requests: of('requests') },
    ...{ longest: of('longest'), heap: of('heap'), stored: of('stored') },
    ...{ toEnd: of('toEnd'), toEndLongest: of('toEndLongest'), toEndRequests: of('toEndRequests') },
  };
}

async function visit(
  browser: Browser,
  url: string,
  service: GrowthService,
  what: Growing,
  many: number,
  slower: number,
): Promise<GrowthMeasures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    for (const script of ['growth-wallets', 'growth-probe'])
      await context.addInitScript({ path: fileURLToPath(new URL(`./in-page/${script}.js`, import.meta.url)) });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const cpu = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
    };
    service.asked.length = 0;
    const of = (each: Growing) => (what === each ? many : USUAL[each]);
    const query = [`networks=${of('networks')}`, `modals=${of('modals')}`];
    query.push(`wallets=${of('accounts')}`, `accounts=${of('accounts')}`);
    query.push(`service=${service.url}${of('tokens')}-${of('activities')}`);
    await page.goto(`${url}/growth/?${query.join('&')}`, { waitUntil: 'networkidle' });
    const load = await cpu();
    const now = () => page.evaluate(() => performance.now());
    const longestSince = (at: number) => page.evaluate((each) => growthProbe.longestSince(each), at);
    const ticking = async (work: () => Promise<number>) => {
      const before = await cpu();
      return { ms: await work(), cpu: (await cpu()) - before };
    };
    await page.evaluate(() => growthProbe.openOthers());
    const began = await now();
    const connect = await page.evaluate((each) => growthProbe.connect(each), of('tokens'));
    const { view, row } = SCREENS[what];
    const openIt = () => page.evaluate(([each, rows]) => growthProbe.open(each, rows), [view, row] as const);
    const calm = () => page.evaluate(() => growthProbe.calm());
    // Once before, so that loading and the first rendering are not measured.
    await openIt();
    const requests = service.asked.length;
    const longest = await longestSince(began);
    const scrolling = await now();
    const toEnd = what === 'activities' ? await page.evaluate(() => growthProbe.toLast()) : 0;
    const [toEndLongest, toEndRequests] =
      toEnd > 0 ? [await longestSince(scrolling), service.asked.length - requests] : [0, 0];
    await page.evaluate((rows) => growthProbe.close(rows), row);
    await calm();
    const again = await now();
    const open = await ticking(openIt);
    const atTop = await page.evaluate(() => growthProbe.nodes());
    await page.evaluate((rows) => growthProbe.toEnd(rows), row);
    const atEnd = await page.evaluate(() => growthProbe.nodes());
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    await page.evaluate((rows) => growthProbe.close(rows), row);
    await page.evaluate((rows) => growthProbe.open('Account', rows), ACCOUNT.row);
    const switchTo = (network: number) => page.evaluate((each) => growthProbe.switchTo(each), network);
    // Once there and back before, for the same reason.
    for (const network of [2, 1]) {
      await switchTo(network);
      await calm();
    }
    const change = await ticking(() => switchTo(2));
    return {
      ...{ open: open.ms, openCpu: open.cpu, change: change.ms, changeCpu: change.cpu },
      ...{ load, connect, nodes: Math.max(atTop, atEnd), requests, heap: usedSize },
      ...{ toEnd, toEndLongest, toEndRequests },
      longest: Math.max(longest, await longestSince(again)),
      stored: await page.evaluate(() => growthProbe.stored()),
    };
  } finally {
    await context.close();
  }
}
