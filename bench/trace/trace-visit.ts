/** Traces of a visit: what the main thread does between each click and the frame with its effect. */
import type { Browser, CDPSession } from 'playwright-core';
import type { PageName } from '../build-page.js';
import type { Condition } from '../conditions.js';
import { openTab } from '../open-tab.js';
import type { Trace } from './trace-picture.js';
import { dispatchOf, type TraceEvent, workOf } from './work-of.js';

const CATEGORIES = ['devtools.timeline', 'v8', 'v8.execute', 'disabled-by-default-v8.compile', 'blink.user_timing'];

/** The first opening, the second, and from the wallet's row to the address. */
export async function traceVisit(
  browser: Browser,
  url: string,
  name: PageName,
  condition: Condition,
): Promise<readonly Trace[]> {
  const tab = await openTab(browser, name, condition);
  const traces: Trace[] = [];
  const pressed = async (title: string, spot: { readonly x: number; readonly y: number }, shown: string) => {
    let seen: Awaited<ReturnType<typeof tab.seen>> | undefined;
    const events = await traced(tab.cdp, async () => {
      await tab.press(spot);
      seen = await tab.seen(shown);
    });
    if (!seen) throw new Error(`${name}: no ${shown}`);
    await tab.settle();
    traces.push(untilPainted(title, events, seen.ms));
    return seen;
  };
  try {
    await tab.page.goto(`${url}/${name}/`);
    const button = await tab.seen('clickable');
    await tab.settle();
    await pressed('first opening', button, 'row1');
    await tab.page.keyboard.press('Escape');
    await tab.settle();
    const row = await pressed('second opening', button, 'row2');
    await pressed('row → address', row, 'address');
    return traces;
  } finally {
    await tab.close();
  }
}

async function traced(cdp: CDPSession, work: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: readonly unknown[] }) => events.push(...(value as TraceEvent[]));
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await work();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  return events;
}

/** What happened from the pointer's arrival until the effect of the click was painted; `ms` is counted from the click. */
function untilPainted(title: string, events: readonly TraceEvent[], ms: number): Trace {
  const arrived = dispatchOf(events, 'pointerover', 'mouseover', 'pointermove', 'pointerdown', 'mousedown', 'click');
  const clicked = dispatchOf(events, 'click');
  if (arrived === undefined || clicked === undefined) throw new Error(`${title}: the trace has no click`);
  const painted = clicked + ms;
  const spans = workOf(events)
    .filter(({ from, to }) => to > arrived && from < painted)
    .map(({ kind, from, to }) => ({
      kind,
      from: Math.max(from, arrived) - arrived,
      to: Math.min(to, painted) - arrived,
    }));
  return { title, spans, painted: painted - arrived };
}
