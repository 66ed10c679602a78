/** The world, the pages and the browser for the screens. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/bootstrap.mjs';
import { type DemoServer, serveBuiltDemo } from '../demo-server.js';
import { startWorld, type World } from '../world.js';
import type { Screen } from './screen.js';
import { visitorOf } from './visitor.js';

export const DESKTOP = { width: 1280, height: 860 };

/** A screen that has been reached; close its context afterwards. */
export interface Reached {
  readonly page: Page;
  readonly context: BrowserContext;
}

export interface Fixture {
  /**
   * A visitor reaches a screen in a separate browser context, in English.
   * @param missed where to put a picture if the screen is not reached
   * @param patience the time limit of each step, in milliseconds
   */
  reach(screen: Screen, missed?: string, patience?: number): Promise<Reached>;
  stop(): Promise<void>;
}

export async function galleryFixture(): Promise<Fixture> {
  const executablePath = await ensureChromium();
  const world = await startWorld();
  const rootOf = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url));
  const [browser, demo, buttons, standIns] = await Promise.all([
    chromium.launch({ executablePath, args: CHROMIUM_ARGS }),
    serveBuiltDemo({ settings: world.settings }),
    serveBuiltDemo({ settings: world.settings, root: rootOf('buttons') }),
    serveBuiltDemo({ settings: world.settings, root: rootOf('stand-ins') }),
  ]);
  const sites = { demo, buttons, 'stand-ins': standIns };
  return {
    reach: (screen, missed, patience) => reach(browser, sites[screen.page ?? 'demo'], world, screen, missed, patience),
    stop: async () => {
      await browser.close();
      await Promise.all([demo.stop(), buttons.stop(), standIns.stop(), world.stop()]);
    },
  };
}

async function reach(
  browser: Browser,
  site: DemoServer,
  world: World,
  screen: Screen,
  missed?: string,
  patience = 40_000,
): Promise<Reached> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    deviceScaleFactor: 2,
    // Without animations, so that each picture shows the final state.
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    // The compiler uses this for function names; the page does not have it.
    await page.addInitScript({ content: 'globalThis.__name = (target) => target;' });
    // Blocked here: one never answers, the other fails at once.
    await page.route('**/held', () => undefined);
    const query = new URLSearchParams({ panel: 'off', phones: '0', services: '0', languages: 'all', ...screen.query });
    await page.goto(`${site.url}?${query}`);
    await screen.reach(visitorOf(page, { url: site.url, nodes: world.urls })).catch(async (error: unknown) => {
      if (missed) await page.screenshot({ path: join(missed, `${screen.name}.missed.png`) });
      throw error;
    });
    return { page, context };
  } catch (error) {
    await context.close();
    throw error;
  }
}
