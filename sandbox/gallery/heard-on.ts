import type { Page } from 'playwright-core';

/** What a screen reader reads: names and roles in order, as text. */
export async function heardOn(page: Page): Promise<string> {
  const dialog = page.locator('.ph-place, .ph-inline');
  const heard = (await dialog.count()) > 0 ? dialog.first() : page.locator('body');
  // The word joiner is silent.
  return (await heard.ariaSnapshot()).replaceAll('\u2060', '');
}
