/** The kinds of visits: two wait until the page is idle, the third clicks as soon as there is a button. */
import type { Browser } from 'playwright-core';
import type { KindPage, PageName } from './build-page.js';
import type { Condition } from './conditions.js';
import type { Measures } from './measure.js';
import { openTab, type Resource, type Seen, type Tab } from './open-tab.js';
import { waterfallDepth } from './waterfall-depth.js';

export interface Visited {
  readonly measures: Partial<Measures>;
  /** Everything fetched besides the page itself, in order. */
  readonly resources: readonly Resource[];
}

type Visit = (
  browser: Browser,
  url: string,
  name: PageName | KindPage | 'with-page',
  condition: Condition,
) => Promise<Visited>;

export const restingVisit: Visit = async (browser, url, name, condition) => {
  const tab = await openTab(browser, name, condition);
  try {
    await tab.page.goto(`${url}/${name}/`, { waitUntil: 'commit' });
    const clickable = await tab.seen('clickable');
    const cpuBefore = (await tab.metric('TaskDuration')) * 1000;
    await tab.settle();
    const cpuIdle = (await tab.metric('TaskDuration')) * 1000;
    const resources = await tab.resources();
    const before = scripts(resources).filter(({ start }) => start < clickable.at);
    const load: Partial<Measures> = {
      bytesBefore: sum(before),
      requestsBefore: before.length,
      bytesIdle: sum(scripts(resources)),
      requestsIdle: resources.length,
      clickable: clickable.ms,
      cpuBefore,
      cpuIdle,
      longestLoad: await tab.longestTask(0, await now(tab)),
    };
    if (name === 'bare') return { measures: { ...load, ...(await weigh(tab)) }, resources };

    const began = await now(tab);
    const first = await pressed(tab, clickable, 'row1');
    const weight = await weigh(tab);
    await tab.page.keyboard.press('Escape');
    await tab.settle();
    const second = await pressed(tab, clickable, 'row2');
    const address = await pressed(tab, second, 'address');
    return {
      measures: {
        ...load,
        ...weight,
        openFirst: first.ms,
        framesFirst: first.frames,
        framesSecond: second.frames,
        cpuFirst: first.cpu,
        openSecond: second.ms,
        cpuSecond: second.cpu,
        connect: address.ms,
        cpuConnect: address.cpu,
        longestUse: await tab.longestTask(began, Number.POSITIVE_INFINITY),
      },
      resources: await tab.resources(),
    };
  } finally {
    await tab.close();
  }
};

/** The first opening with realistic pointer movement: the pointer arrives a moment before the click. */
export const nearVisit: Visit = async (browser, url, name, condition) => {
  const tab = await openTab(browser, name, condition);
  try {
    await tab.page.goto(`${url}/${name}/`, { waitUntil: 'commit' });
    const clickable = await tab.seen('clickable');
    await tab.settle();
    const before = await tab.metric('TaskDuration');
    await tab.approach(clickable);
    const cpuApproach = ((await tab.metric('TaskDuration')) - before) * 1000;
    const row = await pressed(tab, clickable, 'row1');
    return { measures: { openNear: row.ms, cpuNear: row.cpu, cpuApproach }, resources: await tab.resources() };
  } finally {
    await tab.close();
  }
};

export const hastyVisit: Visit = async (browser, url, name, condition) => {
  const tab = await openTab(browser, name, condition);
  try {
    await tab.page.goto(`${url}/${name}/`, { waitUntil: 'commit' });
    const clickable = await tab.seen('clickable');
    await tab.press(clickable);
    const row = await tab.seen('row1');
    await tab.press(row);
    const address = await tab.seen('address');
    await tab.settle();
    const resources = await tab.resources();
    const tapped = row.at - row.ms;
    const forRow = resources.filter(({ start, end }) => end > tapped && start < row.at && end <= row.at);
    return {
      measures: {
        clickable: clickable.ms,
        openCold: row.ms,
        usable: row.at,
        depthCold: waterfallDepth(forRow),
        requestsCold: forRow.length,
        connectCold: address.ms,
      },
      resources,
    };
  } finally {
    await tab.close();
  }
};

/** The effect of a click, with the processor time until then. Resolves when the page is idle again. */
async function pressed(tab: Tab, spot: Pick<Seen, 'x' | 'y'>, shown: string): Promise<Seen & { readonly cpu: number }> {
  const before = await tab.metric('TaskDuration');
  await tab.press(spot);
  const seen = await tab.seen(shown);
  const cpu = ((await tab.metric('TaskDuration')) - before) * 1000;
  await tab.settle();
  return { ...seen, cpu };
}

async function weigh(tab: Tab): Promise<Partial<Measures>> {
  await tab.cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tab.cdp.send('Runtime.getHeapUsage');
  return { heap: usedSize, nodes: await tab.metric('Nodes') };
}

function now(tab: Tab): Promise<number> {
  return tab.page.evaluate(() => performance.now());
}

function scripts(resources: readonly Resource[]): readonly Resource[] {
  return resources.filter(({ name }) => name.endsWith('.js'));
}

function sum(resources: readonly Resource[]): number {
  return resources.reduce((total, { bytes }) => total + bytes, 0);
}
