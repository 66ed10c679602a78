/** The built demo with its world, and a browser, for the tests of one file. */
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/bootstrap.mjs';
import { type DemoServer, serveBuiltDemo } from '../demo-server.js';
import { startWorld, type World } from '../world.js';

export interface BuiltDemo {
  readonly world: World;
  readonly site: DemoServer;
  readonly browser: Browser;
}

/** Starts it before the first test of the file, and stops it after the last. Call it at the top of the file, and use the result in tests. */
export function builtDemo(): () => BuiltDemo {
  let world: World | undefined;
  let site: DemoServer | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    world = await startWorld();
    const executablePath = await ensureChromium();
    [site, browser] = await Promise.all([
      serveBuiltDemo({ settings: world.settings }),
      chromium.launch({ executablePath, args: CHROMIUM_ARGS }),
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all([site?.stop(), world?.stop()]);
  });
  return () => {
    if (!world || !site || !browser) throw new Error('The demo has not started');
    return { world, site, browser };
  };
}
