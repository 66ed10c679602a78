/** A long-lived page: the modal is mounted and unmounted a hundred times without leaks. */
import type { CDPSession } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HostBrowser, hostBrowser } from './host-browser.js';
import { hostFolders } from './host-folders.js';
import { reactSite } from './react-site.js';

const TIMES = 100;
/**
 * Memory that a browser uses for running code, such as compiled code. A modal is about 10 kB, so a hundred modals would
 * exceed this.
 */
const NOISE = 400_000;
/** The maximum number of garbage collections. */
const ROUNDS = 40;
const hosts = hostFolders();
let chromium: HostBrowser;

type InPage = typeof globalThis & {
  readonly listening: Readonly<Record<string, number>>;
  mountOften(times: number, fresh: boolean): Promise<void>;
};

beforeAll(async () => {
  chromium = await hostBrowser();
});
afterAll(() => chromium?.close());

describe.each([
  ['18', hosts['vite-app']],
  ['19', hosts['next-app']],
] as const)('with React %s', (_, folder) => {
  it.each([
    ['one modal', false],
    ['a modal made and destroyed each time', true],
  ])('%s, mounted, opened, closed and unmounted', async (_name, fresh) => {
    const site = await reactSite({ folder, page: 'often', connect: [] });
    const { page, problems } = await chromium.open(`${site.origin}/`);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    const mount = (times: number) =>
      page.evaluate(([count, each]) => (globalThis as InPage).mountOften(count, each), [times, fresh] as const);

    // Everything that is loaded or cached once is there after this.
    await mount(TIMES / 5);
    const before = await left(cdp);
    await mount(TIMES);
    const isGone = (now: Left) =>
      now.nodes - before.nodes < TIMES && now.handlers - before.handlers < TIMES && now.heap - before.heap < NOISE;
    let after = await left(cdp);
    // Garbage collection takes some time; referenced objects are never collected.
    for (let round = 0; round < ROUNDS && !isGone(after); round += 1) {
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      after = await left(cdp);
    }

    // One tree may not be collected yet; a hundred leaked trees would be a hundred times as many nodes.
    expect(after.nodes - before.nodes).toBeLessThan(TIMES);
    expect(after.handlers - before.handlers).toBeLessThan(TIMES);
    expect(after.documents).toBe(before.documents);
    expect(after.listeners).toEqual(before.listeners);
    expect(after.heap - before.heap).toBeLessThan(NOISE);
    expect(await page.evaluate(() => (globalThis as InPage).listening)).toEqual({ states: 0, events: 0 });
    expect(problems).toEqual([]);
    await page.context().close();
    await site.stop();
  });
});

type Left = Awaited<ReturnType<typeof left>>;

/** The counts after garbage collection. */
async function left(cdp: CDPSession) {
  for (let time = 0; time < 3; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    heap: value('JSHeapUsedSize'),
    nodes: value('Nodes'),
    handlers: value('JSEventListeners'),
    documents: value('Documents'),
    listeners: await listenersOf(cdp),
  };
}

/** The listeners of the window and the document, by event: these outlive any element. */
async function listenersOf(cdp: CDPSession): Promise<unknown> {
  const { result } = await cdp.send('Runtime.evaluate', {
    expression: `[window, document, document.documentElement, document.body].map((target) =>
      Object.entries(getEventListeners(target)).map(([type, all]) => type + ' ' + all.length).sort())`,
    includeCommandLineAPI: true,
    returnByValue: true,
  });
  return result.value;
}
