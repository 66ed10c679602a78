/** Changes the language of a page's modals, as its site would. */
import type { Page } from 'playwright-core';
import { recordAnnouncements } from './recorded-announcements.js';

/** The requested tag, and the tag of the modal's root afterwards. */
const TAGS: Readonly<Record<string, string>> = { pseudo: 'en-XA', 'pseudo-rtl': 'en-Arab-XB' };

/** `locale`: BCP 47, or `pseudo` and `pseudo-rtl`: longer English, in either direction. Resolves once all texts are loaded. */
export async function changeLanguage(page: Page, locale: string): Promise<void> {
  const tag = TAGS[locale] ?? locale;
  const files = new Set<unknown>();
  page.on('request', (request) => request.url().includes('/assets/') && files.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => files.delete(request));
  await recordAnnouncements(page, tag);
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
  // A screen's own texts are loaded separately: some in an idle moment after the frame, and rendered one frame later.
  let calm = 0;
  while (calm < 2) {
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve)))),
    );
    calm = files.size === 0 ? calm + 1 : 0;
  }
}
