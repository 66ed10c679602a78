/** Chromium, the world, and a page that embeds the frame: for tests of the secure site's screens. */
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/bootstrap.mjs';
import { frameBundle } from '../../servers/secure-site/frame-bundle.js';
import { startWorld, type World } from '../world.js';
import { type PageWithFrame, servePageWithFrame } from './page-with-frame.js';

export interface FrameInBrowser {
  readonly world: World;
  readonly host: PageWithFrame;
  readonly browser: Browser;
  stop(): Promise<void>;
}

export async function frameInBrowser(): Promise<FrameInBrowser> {
  const world = await startWorld();
  const executablePath = await ensureChromium();
  const [host, browser] = await Promise.all([
    servePageWithFrame(world.secureSite.url),
    chromium.launch({ executablePath, args: CHROMIUM_ARGS }),
    frameBundle(),
  ]);
  return {
    world,
    host,
    browser,
    async stop() {
      await browser.close();
      await Promise.all([host.stop(), world.stop()]);
    },
  };
}
