/** The function calls of each step of a visit: figures that hardly depend on the machine or on what else it does. */
import type { Browser, CDPSession } from 'playwright-core';
import type { BuiltFile } from './build-page.js';
import { openTab } from './open-tab.js';
import { type SourceOf, sourceOf } from './source-of.js';

/** A function that was called, by the engine's own count. */
export interface Called {
  /** The module or package that has it. */
  readonly source: string;
  readonly calls: number;
}

const STEPS = ['first opening', 'second opening', 'connecting'] as const;
export type Step = (typeof STEPS)[number];
export type Calls = Readonly<Record<Step, readonly Called[]>>;

const SHOWN = 25;

/**
 * React's calls may vary by the mouse's events and by what ends in the meantime; a screen that is rendered once more than needed takes three
 * thousand. On a busy machine the wallet takes longer than 50 ms, and its waiting screen takes two thousand. Not of the first opening: the
 * list may still be prerendered when the click comes.
 */
const MOST_BY_REACT = [
  ['second opening', 6_500],
  ['connecting', 8_600],
] as const;

/** Each step counts from the click until its effect is seen. Only the page's own scripts. */
export async function countCalls(
  browser: Browser,
  url: string,
  name: 'floor' | 'porthole',
  files: ReadonlyMap<string, BuiltFile>,
): Promise<Calls> {
  const tab = await openTab(browser, name, { name: '1×', slower: 1 });
  try {
    await tab.cdp.send('Profiler.enable');
    await tab.cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await tab.page.goto(`${url}/${name}/`);
    const button = await tab.seen('clickable');
    const source = sourceOf(url, files);
    const step = async (spot: Parameters<typeof tab.press>[0], effect: string) => {
      await tab.settle();
      await taken(tab.cdp, source);
      await tab.press(spot);
      const seen = await tab.seen(effect);
      return { seen, called: await taken(tab.cdp, source) };
    };
    const first = await step(button, 'row1');
    await tab.settle();
    await tab.page.keyboard.press('Escape');
    const second = await step(button, 'row2');
    const connecting = await step(second.seen, 'address');
    return { 'first opening': first.called, 'second opening': second.called, connecting: connecting.called };
  } finally {
    await tab.close();
  }
}

function callsOf(called: readonly Called[]): number {
  return called.reduce((sum, { calls }) => sum + calls, 0);
}

/** A line for each step with a limit, and whether React makes more calls than it may. */
export function reactLines(calls: Calls): readonly { readonly text: string; readonly past: boolean }[] {
  return MOST_BY_REACT.map(([step, most]) => {
    const byReact = callsOf(calls[step].filter(({ source }) => source.startsWith('npm:react')));
    // Without any, React is not recognized any more.
    return { text: `calls of React, ${step}: ${byReact}, of ${most}`, past: !(byReact > 0 && byReact <= most) };
  });
}

/** What has been called since the last time. */
async function taken(cdp: CDPSession, source: SourceOf): Promise<readonly Called[]> {
  const { result } = await cdp.send('Profiler.takePreciseCoverage');
  return result.flatMap(({ url, functions }) =>
    functions.flatMap(({ ranges: [whole] }) => {
      const found = whole && whole.count > 0 ? source(url, whole.startOffset) : undefined;
      return found === undefined || !whole ? [] : [{ source: found, calls: whole.count }];
    }),
  );
}

/** For each step a line of sums, and the modules that were called most. */
export function callsTable(floor: Calls, porthole: Calls): string {
  return STEPS.map((step) => {
    const bySource = new Map<string, { functions: number; calls: number }>();
    for (const { source, calls } of porthole[step]) {
      const sum = bySource.get(source) ?? { functions: 0, calls: 0 };
      bySource.set(source, { functions: sum.functions + 1, calls: sum.calls + calls });
    }
    const most = [...bySource].sort(([, a], [, b]) => b.calls - a.calls).slice(0, SHOWN);
    const title = `${step}: ${callsOf(porthole[step])} calls of ${porthole[step].length} functions; hand-written: ${callsOf(floor[step])} of ${floor[step].length}`;
    return [
      title,
      ...most.map(
        ([source, { functions, calls }]) =>
          `${String(calls).padStart(8)} of ${String(functions).padStart(4)}  ${source}`,
      ),
    ].join('\n');
  }).join('\n\n');
}
