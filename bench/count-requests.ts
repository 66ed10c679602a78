/** What a visit asks the page's own host for, step by step: exact figures, however busy the machine is. */
import type { Browser } from 'playwright-core';
import type { CountedPage } from './build-page.js';
import { openTab, type Resource } from './open-tab.js';

/** The scripts of each step, in order; what the page fetches by itself afterwards is counted as well. */
export interface Requests {
  /** Until the page is idle, with no click. */
  readonly load: readonly Resource[];
  /** From the click on the button until all is quiet. */
  readonly open: readonly Resource[];
  /** From the click on a wallet's row until all is quiet. */
  readonly connect: readonly Resource[];
}

export async function countRequests(browser: Browser, url: string, name: CountedPage): Promise<Requests> {
  const tab = await openTab(browser, name, { name: '1×', slower: 1 });
  const scripts = async () => (await tab.resources()).filter((each) => each.name.endsWith('.js'));
  /** All of these have come, and nothing else is under way. */
  const there = async (...files: readonly string[]) => {
    for (const file of files)
      await tab.page.waitForFunction(
        (each) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${each}-`)),
        file,
      );
    await tab.settle();
  };
  try {
    await tab.page.goto(`${url}/${name}/`, { waitUntil: 'commit' });
    const button = await tab.seen('clickable');
    await there('start-core', 'mount-shell', 'injected-connector');
    const loaded = await scripts();
    await tab.press(button);
    const row = await tab.seen('row1');
    // What is fetched ahead is this step's, however slow the machine is.
    await there('opened', 'connecting', 'account-face');
    const opened = await scripts();
    await tab.press(row);
    await tab.seen('address');
    await there('composition-root', 'chain');
    return { load: loaded, open: opened.slice(loaded.length), connect: (await scripts()).slice(opened.length) };
  } finally {
    await tab.close();
  }
}
