/** What it costs when there is more of it: tokens of an account, what it did, and networks of a dapp. */
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { type GrowthService, startGrowthService } from './growth-service.js';
import { median } from './median.js';

interface GrowthMeasures {
  /** From asking for the screen to its first row, painted; what is shown is known already. */
  readonly open: number;
  /** From the visitor's yes until all is known, with what the service takes to tell it. */
  readonly connect: number;
  /** Elements of the modal, with the screen open at the beginning of its list and at its end. */
  readonly nodes: number;
  /** Questions to the service, from the page's beginning to its end. */
  readonly requests: number;
  /** The longest task from connecting on; 0 when none took 50 ms. */
  readonly longest: number;
  /** With the screen open, after collecting garbage, in bytes. */
  readonly heap: number;
  /** Characters in local storage. */
  readonly stored: number;
  /** From the first page of a list to its very end, by scrolling: milliseconds, the longest task, questions. 0 where all is known. */
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
  tokens: [10, 100, 1_000, 10_000],
  activities: [10, 100, 1_000, 10_000],
  networks: [1, 10, 50, 200],
} as const;
/** Of what is not being looked at. */
const USUAL = 10;
type Growing = keyof typeof SIZES;
const SCREENS = {
  tokens: { view: 'Account', row: 'ul[aria-label="Tokens"] .ph-row' },
  activities: { view: 'Transactions', row: '[data-testid="month-indexes"] li .ph-row' },
  networks: { view: 'Networks', row: '[data-testid^="w3m-network-switch-"]' },
} as const satisfies Readonly<Record<Growing, { readonly view: string; readonly row: string }>>;

/** What the largest may cost beside the smallest. Timing is judged by the opening alone. */
const GROWTH_TARGETS = {
  open: 1.5,
  /** Questions to the service, whatever there is: which networks it knows, what is held, what the account is called, a page of what it did. */
  requests: 5,
  /** Elements, whatever there is. */
  nodes: 1_500,
  /** Characters, of the five million that a page may keep. */
  stored: 1_000_000,
} as const;

interface GrowthProbe {
  connect(tokens: number): Promise<number>;
  open(view: string, row: string): Promise<number>;
  close(row: string): Promise<void>;
  toEnd(row: string): Promise<void>;
  toLast(): Promise<number>;
  nodes(): number;
  longestSince(at: number): number;
  stored(): number;
}
declare global {
  var growthProbe: GrowthProbe;
}

/** Medians of some rounds. */
export async function measureGrowth(browser: Browser, url: string, rounds: number): Promise<readonly GrowthLine[]> {
  const service = await startGrowthService();
  try {
    const lines: GrowthLine[] = [];
    await visit(browser, url, service, 'tokens', 10, 1);
    for (const what of Object.keys(SIZES) as Growing[]) {
      for (const slower of [1, 4]) {
        for (const many of SIZES[what]) {
          const visits: GrowthMeasures[] = [];
          for (let round = 0; round < rounds; round += 1)
            visits.push(await visit(browser, url, service, what, many, slower));
          const of = (measure: keyof GrowthMeasures) => median(visits.map((each) => each[measure])) ?? Number.NaN;
          lines.push({
            ...{ what, many, slower, open: of('open'), connect: of('connect'), nodes: of('nodes') },
            ...{ requests: of('requests'), longest: of('longest'), heap: of('heap'), stored: of('stored') },
            ...{ toEnd: of('toEnd'), toEndLongest: of('toEndLongest'), toEndRequests: of('toEndRequests') },
          });
        }
      }
    }
    return lines;
  } finally {
    await service.stop();
  }
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
    for (const script of ['page-wallets', 'growth-probe'])
      await context.addInitScript({ path: fileURLToPath(new URL(`./in-page/${script}.js`, import.meta.url)) });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    service.asked.length = 0;
    const of = (each: Growing) => (what === each ? many : USUAL);
    const networks = what === 'networks' ? many : 1;
    await page.goto(`${url}/growth/?networks=${networks}&service=${service.url}${of('tokens')}-${of('activities')}`, {
      waitUntil: 'networkidle',
    });
    const now = () => page.evaluate(() => performance.now());
    const longestSince = (at: number) => page.evaluate((each) => growthProbe.longestSince(each), at);
    const began = await now();
    const connect = await page.evaluate((each) => growthProbe.connect(each), of('tokens'));
    const { view, row } = SCREENS[what];
    const openIt = () => page.evaluate(([each, rows]) => growthProbe.open(each, rows), [view, row] as const);
    // Once before, so that loading and first drawing are not what is measured.
    await openIt();
    const firstRequests = service.asked.length;
    const longest = await longestSince(began);
    const scrolling = await now();
    const toEnd = what === 'activities' ? await page.evaluate(() => growthProbe.toLast()) : 0;
    const [toEndLongest, toEndRequests] = [await longestSince(scrolling), service.asked.length - firstRequests];
    await page.evaluate((rows) => growthProbe.close(rows), row);
    await page.waitForLoadState('networkidle');
    const again = await now();
    const open = await openIt();
    const atTop = await page.evaluate(() => growthProbe.nodes());
    await page.evaluate((rows) => growthProbe.toEnd(rows), row);
    const atEnd = await page.evaluate(() => growthProbe.nodes());
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    const atLast = { requests: what === 'activities' ? firstRequests : service.asked.length };
    return {
      ...{ open, connect, nodes: Math.max(atTop, atEnd), ...atLast, heap: usedSize },
      ...(what === 'activities'
        ? { toEnd, toEndLongest, toEndRequests }
        : { toEnd: 0, toEndLongest: 0, toEndRequests: 0 }),
      longest: Math.max(longest, await longestSince(again)),
      stored: await page.evaluate(() => growthProbe.stored()),
    };
  } finally {
    await context.close();
  }
}

/** What grew by more than it may, in words; those that depend on how busy the machine is are marked. */
export function growthMissed(
  lines: readonly GrowthLine[],
): readonly { readonly text: string; readonly timing: boolean }[] {
  return lines.flatMap((line) => {
    const { what, many, slower, open, nodes, requests, stored } = line;
    const least = lines.find((each) => each.what === what && each.slower === slower);
    if (!least) return [];
    const of = `${many} ${what}, ${slower}×`;
    return [
      ...(open > least.open * GROWTH_TARGETS.open
        ? [{ text: `opening ${of}: ${(open / least.open).toFixed(2)}× of ${least.many}`, timing: true }]
        : []),
      ...(nodes > GROWTH_TARGETS.nodes ? [{ text: `elements of ${of}: ${nodes}`, timing: false }] : []),
      ...(requests > GROWTH_TARGETS.requests ? [{ text: `questions of ${of}: ${requests}`, timing: false }] : []),
      ...(stored > GROWTH_TARGETS.stored ? [{ text: `kept of ${of}: ${stored}`, timing: false }] : []),
    ];
  });
}

/** The lines as text. */
export function growthTable(lines: readonly GrowthLine[]): string {
  const heads = [
    '',
    'CPU',
    'open',
    'connect',
    'elements',
    'questions',
    'longest task',
    'heap MB',
    'kept kB',
    'to the end',
    'longest then',
    'questions then',
  ];
  const rows = lines.map((line) => [
    `${line.many.toLocaleString('en-US')} ${line.what}`,
    `${line.slower}×`,
    line.open.toFixed(1),
    line.connect.toFixed(0),
    String(line.nodes),
    String(line.requests),
    line.longest.toFixed(0),
    (line.heap / 1_000_000).toFixed(1),
    (line.stored / 1_000).toFixed(1),
    ...(line.toEnd > 0 ? [line.toEnd, line.toEndLongest, line.toEndRequests].map((each) => each.toFixed(0)) : []),
  ]);
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)));
  return [heads, ...rows].map((row) => row.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  ')).join('\n');
}
