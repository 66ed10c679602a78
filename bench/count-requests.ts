/** The requests of a visit to the page's own host, step by step: exact figures, regardless of the machine's load. */
import type { Browser } from 'playwright-core';
import type { CountedPage } from './build-page.js';
import { openTab, type Resource } from './open-tab.js';

/** The scripts of each step, in order, including those that the page prefetches afterwards. */
export interface Requests {
  /** Until the page is idle, with no click. */
  readonly load: readonly Resource[];
  /** From the click on the button until the frame that shows the list: what its visitor waits for. */
  readonly list: readonly Resource[];
  /** From the click on the button until all is quiet. */
  readonly open: readonly Resource[];
  /** From the click on a wallet's row until all is quiet. */
  readonly connect: readonly Resource[];
}

export async function countRequests(browser: Browser, url: string, name: CountedPage): Promise<Requests> {
  const tab = await openTab(browser, name, { name: '1×', slower: 1 });
  const scripts = async () => (await tab.resources()).filter((each) => each.name.endsWith('.js'));
  /** Waits until all of these are loaded, and nothing else is pending. */
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
    // Prefetched scripts belong to this step, regardless of the machine's speed.
    await there('opened', 'connecting', 'account-face');
    const opened = await scripts();
    await tab.press(row);
    await tab.seen('address');
    await there('composition-root', 'chain');
    const open = opened.slice(loaded.length);
    const shown = row.at - row.ms + row.inPage;
    return {
      load: loaded,
      list: open.filter(({ start }) => start < shown),
      open,
      connect: (await scripts()).slice(opened.length),
    };
  } finally {
    await tab.close();
  }
}
