/** The world, the pages and the browser that screens are reached in. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/bootstrap.mjs';
import { type DemoServer, serveBuiltDemo } from '../demo-server.js';
import { startWorld, type World } from '../world.js';
import type { Screen } from './screen.js';
import { visitorOf } from './visitor.js';

export const DESKTOP = { width: 1280, height: 860 };

/** A screen that has been reached; close its context when it is done with. */
export interface Reached {
  readonly page: Page;
  readonly context: BrowserContext;
}

export interface Ground {
  /**
   * Has a visitor reach a screen in a browser of their own, in English.
   * @param missed where a picture goes of what there was instead
   * @param patience how long each step on the way may take, in milliseconds
   */
  reach(screen: Screen, missed?: string, patience?: number): Promise<Reached>;
  stop(): Promise<void>;
}

export async function galleryGround(): Promise<Ground> {
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
  patience = 12_000,
): Promise<Reached> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    deviceScaleFactor: 2,
    // Nothing moves, so that each picture is of the end of every motion.
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    // The compiler gives functions their names by this; the page has not got it.
    await page.addInitScript({ content: 'globalThis.__name = (target) => target;' });
    // Held and lost at the door: what asks there never hears, or hears at once that nobody is home.
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
