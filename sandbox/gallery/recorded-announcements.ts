import type { Page } from 'playwright-core';

declare global {
  interface Window {
    recordedAnnouncements?: string[];
  }
}

/**
 * Starts to record what the page's modals announce in the language `tag`, and drops earlier records. Announcements are delayed by a tenth
 * of a second: those that follow the change sooner are in the previous language.
 */
export async function recordAnnouncements(page: Page, tag: string): Promise<void> {
  await page.evaluate((asked) => {
    const said: string[] = [];
    window.recordedAnnouncements = said;
    for (const host of document.querySelectorAll<HTMLElement>('[data-porthole]')) {
      if (!host.shadowRoot) continue;
      let since = host.lang === asked ? 0 : Number.POSITIVE_INFINITY;
      new MutationObserver(() => {
        since = host.lang === asked ? performance.now() + 150 : Number.POSITIVE_INFINITY;
      }).observe(host, { attributeFilter: ['lang'] });
      new MutationObserver((records) => {
        if (performance.now() < since) return;
        for (const { target, addedNodes } of records)
          if (target instanceof Element && target.matches('[role=log]'))
            said.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''));
      }).observe(host.shadowRoot, { childList: true, subtree: true });
    }
  }, tag);
}

/** The recorded announcements. */
export const recordedAnnouncements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.recordedAnnouncements ?? []);
