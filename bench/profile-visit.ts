/** A profile: the CPU samples of each phase by source module, through the pages' source maps. */
import { SourceMap } from 'node:module';
import type { Browser } from 'playwright-core';
import type { BuiltFile } from './build-page.js';
import { openTab } from './open-tab.js';

interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}
interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: CallFrame }[];
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
}

const SHOWN = 22;

/** Loading until idle, the first opening, the second, and connecting: for each the heaviest modules by their own time. */
export async function profileVisit(
  browser: Browser,
  url: string,
  files: ReadonlyMap<string, BuiltFile>,
): Promise<string> {
  const tab = await openTab(browser, 'porthole', { name: '1×', slower: 1 });
  const { cdp } = tab;
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: 100 });
  const phases: string[] = [];
  const phase = async (title: string, work: () => Promise<unknown>) => {
    await cdp.send('Profiler.start');
    await work();
    await tab.settle();
    const { profile } = await cdp.send('Profiler.stop');
    phases.push(`${title}\n${heaviest(profile, url, files)}`);
  };
  try {
    await phase('Loading, until idle', () => tab.page.goto(`${url}/porthole/`));
    const button = await tab.seen('clickable');
    await phase('First opening', async () => {
      await tab.press(button);
      await tab.seen('row1');
    });
    await tab.page.keyboard.press('Escape');
    await tab.settle();
    await phase('Second opening', async () => {
      await tab.press(button);
      await tab.seen('row2');
    });
    const row = await tab.seen('row2');
    await phase('Connecting', async () => {
      await tab.press(row);
      await tab.seen('address');
    });
    return phases.join('\n\n');
  } finally {
    await tab.close();
  }
}

/** Milliseconds by module and by function, the most first. */
function heaviest(profile: Profile, url: string, files: ReadonlyMap<string, BuiltFile>): string {
  const maps = new Map<string, SourceMap | undefined>();
  const nameOf = ({ functionName, url: script, lineNumber, columnNumber }: CallFrame): string => {
    if (!script.startsWith(url)) return functionName || '(other)';
    const path = script.slice(url.length);
    if (!maps.has(path)) {
      const text = files.get(path)?.map;
      maps.set(path, text === undefined ? undefined : new SourceMap(JSON.parse(text)));
    }
    const entry = maps.get(path)?.findEntry(lineNumber, columnNumber);
    const source = entry && 'originalSource' in entry ? (entry.originalSource ?? path) : path;
    const name = entry && 'name' in entry && typeof entry.name === 'string' ? entry.name : functionName;
    return `${source.replace(/^(\.\.\/)+/, '').replace(/.*node_modules\//, 'npm:')} ${name || '(top level)'}`;
  };
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
  const own = new Map<string, number>();
  profile.samples?.forEach((id, index) => {
    const frame = frames.get(id);
    if (!frame || frame.functionName === '(idle)') return;
    const name = nameOf(frame);
    own.set(name, (own.get(name) ?? 0) + (profile.timeDeltas?.[index] ?? 0) / 1000);
  });
  return [...own]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([name, ms]) => `${ms.toFixed(1).padStart(8)} ms  ${name}`)
    .join('\n');
}
