/** What many visits leave behind: the page's heap, nodes and listeners after openings and connections, each counted after garbage collection. */
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from 'playwright-core';

/** What a page holds, after garbage collection. */
export interface Held {
  /** Bytes. */
  readonly heap: number;
  /** DOM nodes, attached and detached. */
  readonly nodes: number;
  readonly listeners: number;
}

export interface MemoryLine extends Held {
  readonly after: string;
}

export interface Rounds {
  readonly openings: number;
  readonly connects: number;
}

/** Bytes that the heap may have more, such as code that the engine optimised meanwhile. */
const HEAP_ALLOWANCE = 300_000;

/** Nodes that what is drawn last may have more; one for each opening would be hundreds. */
const NODES_ALLOWANCE = 8;

interface MemoryProbe {
  openAndClose(times: number): Promise<void>;
  connectAndLeave(times: number): Promise<void>;
}
declare global {
  var memoryProbe: MemoryProbe;
}

/** `before`: once everything has been loaded and drawn; `after`: after so many more of each. */
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
    await page.goto(`${url}/growth/`, { waitUntil: 'networkidle' });
    await repeat(page, { openings: 1, connects: 0 });
    const fresh = await held(cdp, page);
    await repeat(page, before);
    const first = await settled(cdp, page, fresh);
    await repeat(page, { openings: after.openings, connects: 0 });
    const opened = await settled(cdp, page, first);
    await repeat(page, { openings: 0, connects: after.connects });
    const connected = await settled(cdp, page, first);
    return [
      { after: `${before.openings} openings, ${before.connects} connections`, ...first },
      { after: `${after.openings} openings more`, ...opened },
      { after: `${after.connects} connections more`, ...connected },
    ];
  } finally {
    await context.close();
  }
}

async function repeat(page: Page, { openings, connects }: Rounds): Promise<void> {
  await page.evaluate((times) => memoryProbe.openAndClose(times), openings);
  await page.evaluate((times) => memoryProbe.connectAndLeave(times), connects);
}

/** Milliseconds after which nothing that a connection started waits any more. */
const TIMERS = 30_000;

/** Once no more is held than before, or nothing that may still let go is waiting. */
async function settled(cdp: CDPSession, page: Page, before: Held): Promise<Held> {
  const began = performance.now();
  for (;;) {
    const now = await held(cdp, page);
    const grown = now.nodes > before.nodes + NODES_ALLOWANCE || now.listeners > before.listeners;
    if (!grown || performance.now() - began > TIMERS) return now;
  }
}

/** Twice, since what one collection ends may have held something else. */
async function held(cdp: CDPSession, page: Page): Promise<Held> {
  for (let round = 0; round < 2; round += 1) {
    // Observers and frames of the last closing are done by then.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))));
    await cdp.send('HeapProfiler.collectGarbage');
  }
  const { nodes, jsEventListeners: listeners } = await cdp.send('Memory.getDOMCounters');
  const { usedSize: heap } = await cdp.send('Runtime.getHeapUsage');
  return { heap, nodes, listeners };
}

/** What grew, in words. */
export function memoryMissed([first, ...later]: readonly MemoryLine[]): readonly string[] {
  if (!first) return [];
  return later.flatMap(({ after, heap, nodes, listeners }) => [
    ...(nodes > first.nodes + NODES_ALLOWANCE ? [`${after}: ${nodes - first.nodes} nodes more`] : []),
    ...(listeners > first.listeners ? [`${after}: ${listeners - first.listeners} listeners more`] : []),
    ...(heap > first.heap + HEAP_ALLOWANCE ? [`${after}: ${((heap - first.heap) / 1_000).toFixed(0)} kB more`] : []),
  ]);
}

/** The lines as text. */
export function memoryTable(lines: readonly MemoryLine[]): string {
  const rows = lines.map(({ after, heap, nodes, listeners }) => [
    after,
    (heap / 1_000_000).toFixed(2),
    String(nodes),
    String(listeners),
  ]);
  return [['after', 'heap MB', 'nodes', 'listeners'], ...rows]
    .map(([after = '', ...cells]) => [after.padEnd(28), ...cells.map((cell) => cell.padStart(10))].join(''))
    .join('\n');
}
