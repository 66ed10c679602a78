/** Clears a tab for the next scenario, but keeps its process and compiled code. */
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import type { PageSettings } from '../page/settings/page-settings.js';

/** The events of a page that a scenario listens to. */
const EVENTS = ['console', 'pageerror', 'request', 'requestfinished', 'requestfailed', 'websocket'] as const;

/** Of a scenario that prepared only its context, and had one window, on one site. */
export function canBeCleared(context: BrowserContext, settings: PageSettings, origins: ReadonlySet<string>): boolean {
  return context.pages().length === 1 && origins.size === 1 && !settings.login && !settings.slowMotion;
}

/** Navigates to an empty page of the same site, and clears the tab's session storage. */
export async function clearTab(tab: Page, origin: string, session: CDPSession): Promise<void> {
  for (const event of EVENTS) tab.removeAllListeners(event);
  await tab.goto(`${origin}/nothing`);
  await tab.evaluate(() => {
    window.name = '';
  });
  await session.send('Page.resetNavigationHistory');
  // The mouse must not be over the next page's content from the start.
  await tab.mouse.move(0, 0);
}
