/** The grid of wallets with 600 and with 10,000 of them: the first cards, scrolling, and searching. */
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { median } from './median.js';

export interface DirectoryMeasures {
  /** From opening the screen on an idle page until its first card is painted. */
  readonly open: number;
  readonly frameMedian: number;
  readonly frameP95: number;
  readonly frameWorst: number;
  readonly mostCards: number;
  /** The same for a static list, in the same run. */
  readonly staticP95: number;
  /** From the last key press, without the delay after typing, until the results are painted. */
  readonly found: number;
}

export interface DirectoryLine extends DirectoryMeasures {
  readonly wallets: number;
  readonly slower: number;
  readonly missed: readonly string[];
}

interface DirectoryProbe {
  open(): Promise<number>;
  watch(): void;
  stop(): { readonly frames: readonly number[]; readonly mostCards: number };
  found(word: string): Promise<number>;
  spot(): { readonly x: number; readonly y: number };
  focusSearch(): void;
}
declare global {
  var directoryProbe: DirectoryProbe;
}

const SIZES = [
  { wallets: 600, path: '' },
  { wallets: 10_000, path: 'many/' },
];
const PAUSE_AFTER_TYPING = 500;
const MOST_CARDS = 150;
const MOST_FOUND = 50;
const MOST_FRAME: Readonly<Record<number, number>> = { 1: 17, 4: 50 };
const SCROLLED = 9_000;
const SPEED = 2_400;

/** Medians of some rounds. */
export async function measureDirectory(
  browser: Browser,
  url: string,
  directoryUrl: string,
  rounds: number,
): Promise<readonly DirectoryLine[]> {
  const lines: DirectoryLine[] = [];
  for (const { wallets, path } of SIZES) {
    for (const slower of [1, 4]) {
      const visits: DirectoryMeasures[] = [];
      for (let round = 0; round < rounds; round += 1)
        visits.push({
          ...(await visit(browser, `${url}/directory/?directory=${directoryUrl}${path}`, slower)),
          staticP95: await scrollStatic(browser, `${url}/static-list/`, slower),
        });
      const of = (measure: keyof DirectoryMeasures) => median(visits.map((each) => each[measure])) ?? Number.NaN;
      const figures = {
        open: of('open'),
        frameMedian: of('frameMedian'),
        frameP95: of('frameP95'),
        frameWorst: of('frameWorst'),
        mostCards: Math.max(...visits.map(({ mostCards }) => mostCards)),
        staticP95: of('staticP95'),
        found: of('found'),
      };
      lines.push({ wallets, slower, ...figures, missed: missedBy(slower, figures) });
    }
  }
  return lines;
}

function missedBy(slower: number, { frameP95, staticP95, mostCards, found }: DirectoryMeasures): readonly string[] {
  // Frame times are multiples of the display's frame, and the clock's resolution is 0.1 ms. No frame is faster than one without rendering.
  const most = Math.max(MOST_FRAME[slower] ?? Number.POSITIVE_INFINITY, staticP95);
  return [
    ...(mostCards > MOST_CARDS ? ['cards'] : []),
    ...(frameP95 > most ? ['p95'] : []),
    ...(slower === 1 && found > MOST_FOUND ? ['search'] : []),
  ];
}

async function visit(browser: Browser, address: string, slower: number): Promise<Omit<DirectoryMeasures, 'staticP95'>> {
  const { page, cdp, close } = await openPage(browser, address, slower);
  try {
    const open = await page.evaluate(() => directoryProbe.open());
    await page.waitForLoadState('networkidle');
    const { frameAt, mostCards } = await scroll(page, cdp);
    await page.evaluate(() => directoryProbe.focusSearch());
    await page.keyboard.type('otter', { delay: 40 });
    const found = await page.evaluate((word) => directoryProbe.found(word), 'otter');
    return {
      open,
      frameMedian: frameAt(0.5),
      frameP95: frameAt(0.95),
      frameWorst: frameAt(1),
      mostCards,
      found: found - PAUSE_AFTER_TYPING,
    };
  } finally {
    await close();
  }
}

async function scrollStatic(browser: Browser, address: string, slower: number): Promise<number> {
  const { page, cdp, close } = await openPage(browser, address, slower);
  try {
    return (await scroll(page, cdp)).frameAt(0.95);
  } finally {
    await close();
  }
}

async function openPage(browser: Browser, address: string, slower: number) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript({ path: fileURLToPath(new URL('./in-page/directory-probe.js', import.meta.url)) });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(address, { waitUntil: 'networkidle' });
  return { page, cdp, close: () => context.close() };
}

/** Scrolls with the wheel. Returns frame times by quantile. */
async function scroll(page: Page, cdp: CDPSession) {
  const spot = await page.evaluate(() => directoryProbe.spot());
  await page.evaluate(() => directoryProbe.watch());
  await cdp.send('Input.synthesizeScrollGesture', {
    ...spot,
    yDistance: -SCROLLED,
    speed: SPEED,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  const { frames, mostCards } = await page.evaluate(() => directoryProbe.stop());
  const sorted = [...frames].sort((a, b) => a - b);
  const frameAt = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return { frameAt, mostCards };
}

/** The lines as text. */
export function directoryTable(lines: readonly DirectoryLine[]): string {
  const heads = [
    'wallets',
    'CPU',
    'first card',
    'frame median',
    'p95',
    'static',
    'worst',
    'cards at most',
    'search',
    'missed',
  ];
  const rows = lines.map((line) => [
    line.wallets.toLocaleString('en-US'),
    `${line.slower}×`,
    ...[line.open, line.frameMedian, line.frameP95, line.staticP95, line.frameWorst].map((ms) => ms.toFixed(1)),
    String(line.mostCards),
    line.found.toFixed(1),
    line.missed.join(', ') || '–',
  ]);
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)));
  return [heads, ...rows].map((row) => row.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  ')).join('\n');
}
