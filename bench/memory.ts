/** What repeated use leaves behind: the page's heap, nodes and listeners after openings and connections, each counted after garbage collection. */
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { countHeap, grownNames, type HeapCount } from './heap-count.js';

/** The memory of a page after garbage collection. */
export interface Held {
  /** Bytes. */
  readonly heap: number;
  /** DOM nodes, attached and detached. */
  readonly nodes: number;
  readonly listeners: number;
}

export interface MemoryLine extends Held {
  readonly after: string;
  /** The number of repetitions since the previous line. */
  readonly times: number;
  readonly count: HeapCount;
}

export interface Rounds {
  readonly openings: number;
  readonly connects: number;
}

/** Allowed growth of objects in bytes: the last rendering, and enlarged tables. */
const OWN_ALLOWANCE = 30_000;

/** Allowed growth of nodes by the last rendering; a leak of one per opening would be hundreds. */
const NODES_ALLOWANCE = 8;

interface MemoryProbe {
  openAndClose(times: number): Promise<void>;
  connectAndLeave(times: number): Promise<void>;
  stayConnected(): Promise<void>;
}
declare global {
  var memoryProbe: MemoryProbe;
}

/** The rounds of `npm test`: a leak of one object per repetition is detected, and it takes seconds. */
export const SHORT = { before: { openings: 20, connects: 10 }, after: { openings: 60, connects: 20 } } as const;

/** `before`: once everything is loaded and rendered; `after`: after that many more repetitions. */
export async function measureMemory(
  browser: Browser,
  url: string,
  { before, after }: { readonly before: Rounds; readonly after: Rounds },
): Promise<readonly MemoryLine[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    for (const script of ['page-wallets', 'memory-probe'])
      await context.addInitScript({ path: fileURLToPath(new URL(`./in-page/${script}.js`, import.meta.url)) });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    let scripts = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts += 1;
    });
    await page.goto(`${url}/growth/`, { waitUntil: 'networkidle' });
    await repeat(page, { openings: 1, connects: 0 });
    // A visit with an idle time loads the code that is prefetched for connected visitors.
    await page.evaluate(() => memoryProbe.stayConnected());
    for (;;) {
      const known = scripts;
      const lines = await rounds(cdp, page, before, after);
      // Objects of a newly loaded script are not a leak: the number of scripts is limited.
      if (scripts === known) return lines;
    }
  } finally {
    await context.close();
  }
}

async function rounds(cdp: CDPSession, page: Page, before: Rounds, after: Rounds): Promise<readonly MemoryLine[]> {
  await repeat(page, before);
  const first: MemoryLine = {
    ...(await held(cdp, page)),
    after: `${before.openings} openings, ${before.connects} connections`,
    times: 1,
    count: await countHeap(cdp),
  };
  await repeat(page, { openings: after.openings, connects: 0 });
  const opened = await line(cdp, page, first, `${after.openings} openings more`, after.openings);
  await repeat(page, { openings: 0, connects: after.connects });
  const connected = await line(cdp, page, opened, `${after.connects} connections more`, after.connects);
  return [first, opened, connected];
}

/** Waits until nothing has grown, or no pending work could still release memory. */
async function line(
  cdp: CDPSession,
  page: Page,
  before: MemoryLine,
  after: string,
  times: number,
): Promise<MemoryLine> {
  const began = performance.now();
  for (;;) {
    const now = { ...(await settled(cdp, page, before)), after, times, count: await countHeap(cdp) };
    if (memoryMissed([before, now]).length === 0 || performance.now() - began > TIMERS) return now;
  }
}

async function repeat(page: Page, { openings, connects }: Rounds): Promise<void> {
  await page.evaluate((times) => memoryProbe.connectAndLeave(times), connects);
  await page.evaluate((times) => memoryProbe.openAndClose(times), openings);
}

/** Milliseconds after which no timer of a connection is pending. */
const TIMERS = 30_000;

/** Waits until nothing has grown, or no pending work could still release memory. */
async function settled(cdp: CDPSession, page: Page, before: Held): Promise<Held> {
  const began = performance.now();
  for (;;) {
    const now = await held(cdp, page);
    const grown = now.nodes > before.nodes + NODES_ALLOWANCE || now.listeners > before.listeners;
    if (!grown || performance.now() - began > TIMERS) return now;
  }
}

/** Twice, since objects freed by the first collection may have kept others alive. */
async function held(cdp: CDPSession, page: Page): Promise<Held> {
  for (let round = 0; round < 2; round += 1) {
    // By then, the observers and frames of the last closing are done.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))));
    await cdp.send('HeapProfiler.collectGarbage');
  }
  const { nodes, jsEventListeners: listeners } = await cdp.send('Memory.getDOMCounters');
  const { usedSize: heap } = await cdp.send('Runtime.getHeapUsage');
  return { heap, nodes, listeners };
}

/** The growth from each line to the next, as texts. */
export function memoryMissed(lines: readonly MemoryLine[]): readonly string[] {
  return lines.flatMap(({ after, times, count, nodes, listeners }, at) => {
    const before = lines[at - 1];
    if (!before) return [];
    return [
      ...(nodes > before.nodes + NODES_ALLOWANCE ? [`${nodes - before.nodes} nodes more`] : []),
      ...(listeners > before.listeners ? [`${listeners - before.listeners} listeners more`] : []),
      ...(count.own > before.count.own + OWN_ALLOWANCE
        ? [`${((count.own - before.count.own) / 1_000).toFixed(0)} kB of objects more`]
        : []),
      ...grownNames(before.count, count, times),
    ].map((each) => `${after}: ${each}`);
  });
}

/** The lines as text. */
export function memoryTable(lines: readonly MemoryLine[]): string {
  const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(2);
  const rows = lines.map(({ after, heap, count, nodes, listeners }) => [
    after,
    ...[heap, count.own, count.code].map(megabytes),
    String(nodes),
    String(listeners),
  ]);
  return [['after', 'heap MB', 'objects MB', 'code MB', 'nodes', 'listeners'], ...rows]
    .map(([after = '', ...cells]) => [after.padEnd(28), ...cells.map((cell) => cell.padStart(12))].join(''))
    .join('\n');
}
