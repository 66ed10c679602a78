import type { Page } from 'playwright-core';

/** What a screen reader reads: names and roles in order, as text. */
export async function ariaSnapshotOf(page: Page): Promise<string> {
  const dialog = page.locator('.ph-place, .ph-inline');
  const root = (await dialog.count()) > 0 ? dialog.first() : page.locator('body');
  // The word joiner is silent.
  return (await root.ariaSnapshot()).replaceAll('\u2060', '');
}
