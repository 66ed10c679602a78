/** A profile of the browser for a scenario's device and view. */
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import type { ViewKind } from '../../../sandbox/examination/examine-page.js';
import { observePage } from '../../../sandbox/examination/observe-page.js';
import { pagePreparation } from '../page/settings/page-preparation.js';
import type { PageSettings } from '../page/settings/page-settings.js';
import { ANDROID, PHONE } from '../wallets/phone.js';

const VIEWS: Readonly<Record<ViewKind, BrowserContextOptions>> = {
  'as usual': {},
  'without motion': { reducedMotion: 'reduce' },
  // What a browser does at 200 %: half as many CSS pixels, each twice as large.
  'twice as large and without motion': {
    viewport: { width: 640, height: 400 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  },
  'four times as large': { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
  sideways: { viewport: { width: 844, height: 390 } },
  'from right to left': {},
  'in forced colours': { forcedColors: 'active' },
  'with wide text spacing': {},
};

/** The kind of a profile. Undefined: it cannot be reused, for example because its clock was changed or its nodes are guarded. */
export function kindOf(page: PageSettings): string | undefined {
  if (page.clock || page.languagesLost || page.accountsHeld || page.unreachable.length + page.held.length > 0)
    return undefined;
  return JSON.stringify([page.phone, page.android, page.view, page.clipboard, page.examined, pagePreparation(page)]);
}

export async function contextOf(browser: Browser, page: PageSettings): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...(page.phone && PHONE),
    ...(page.android && ANDROID),
    ...VIEWS[page.view],
  });
  if (page.clock) await context.clock.install();
  if (page.clipboard) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript({ content: pagePreparation(page) });
  if (page.examined) await context.addInitScript(observePage);
  if (page.languagesLost) await context.route('**/assets/language-*.js', (route) => route.abort());
  return context;
}
