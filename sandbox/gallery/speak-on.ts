/** Changes the language of what is on a page, as its site would. */
import type { Page } from 'playwright-core';
import { noteSaid } from './said-on.js';

/** What is asked for, and the tag that the modal's root then has. */
const TAGS: Readonly<Record<string, string>> = { pseudo: 'en-XA', 'pseudo-rtl': 'en-Arab-XB' };

/** `locale`: BCP 47, or `pseudo` and `pseudo-rtl`: longer English, from either side. Resolves once all words have come. */
export async function speakOn(page: Page, locale: string): Promise<void> {
  const tag = TAGS[locale] ?? locale;
  const files = new Set<unknown>();
  page.on('request', (request) => request.url().includes('/assets/') && files.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => files.delete(request));
  await noteSaid(page, tag);
  await page.evaluate((asked) => {
    const { portholeDemo, standInModal, galleryModals = [] } = window;
    document.documentElement.lang = asked;
    for (const modal of [portholeDemo?.modal, standInModal, ...galleryModals]) void modal?.configure({ locale: asked });
  }, tag);
  await page.waitForFunction(
    (asked) =>
      [...document.querySelectorAll<HTMLElement>('[data-porthole], button[class*="porthole-"][lang]')].every(
        ({ lang }) => lang === asked,
      ),
    tag,
  );
  // What a screen says besides comes in files of its own, and is drawn a frame later.
  let calm = 0;
  while (calm < 2) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    calm = files.size === 0 ? calm + 1 : 0;
  }
}
