/** Brings up the world and the pages, has a visitor reach every screen, takes its pictures and examines it for everybody. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/bootstrap.mjs';
import { serveBuiltDemo } from '../demo-server.js';
import { startWorld } from '../world.js';
import { contactSheet } from './contact-sheet.js';
import { viewsWithout } from './every-view.js';
import { examineScreen } from './examine-screen.js';
import type { Screen } from './screen.js';
import { accountScreens } from './screens/account-screens.js';
import { allowanceScreens } from './screens/allowance-screens.js';
import { buyScreens } from './screens/buy-screens.js';
import { changeScreens } from './screens/change-screens.js';
import { connectScreens } from './screens/connect-screens.js';
import { directoryScreens } from './screens/directory-screens.js';
import { kindScreens } from './screens/kind-screens.js';
import { listScreens } from './screens/list-screens.js';
import { loginScreens } from './screens/login-screens.js';
import { nameScreens } from './screens/name-screens.js';
import { networkScreens } from './screens/network-screens.js';
import { otherScreens } from './screens/other-screens.js';
import { pairingScreens } from './screens/pairing-screens.js';
import { payScreens } from './screens/pay-screens.js';
import { receiveScreens } from './screens/receive-screens.js';
import { sendScreens } from './screens/send-screens.js';
import { sessionScreens } from './screens/session-screens.js';
import { signInScreens } from './screens/sign-in-screens.js';
import { specialScreens } from './screens/special-screens.js';
import { stateScreens } from './screens/state-screens.js';
import { swapScreens } from './screens/swap-screens.js';
import { wordScreens } from './screens/word-screens.js';
import { type Surroundings, visitorOf } from './visitor.js';

export interface GalleryOptions {
  /** Only screens whose names hold one of these, parted by commas. */
  readonly only?: string | undefined;
}

const THEMES = ['light', 'dark'] as const;
const SIZES = { desktop: { width: 1280, height: 860 }, phone: { width: 390, height: 844 } } as const;

const KINDS = Object.keys(SIZES).flatMap((size) => THEMES.map((theme) => `${theme}.${size}`));

const SCREENS = [
  ...connectScreens,
  ...directoryScreens,
  ...accountScreens,
  ...listScreens,
  ...loginScreens,
  ...kindScreens,
  ...nameScreens,
  ...buyScreens,
  ...payScreens,
  ...networkScreens,
  ...pairingScreens,
  ...receiveScreens,
  ...sendScreens,
  ...allowanceScreens,
  ...sessionScreens,
  ...swapScreens,
  ...signInScreens,
  ...changeScreens,
  ...wordScreens,
  ...otherScreens,
  ...stateScreens,
  ...specialScreens,
];
const FOLDER = fileURLToPath(new URL('../../reports/gallery', import.meta.url));
/** Two visitors keep a two-core machine busy. */
const VISITORS = 2;

/** What a run has found. */
export interface Findings {
  /** What there is no picture of: screens that could not be reached, and views that no screen showed. */
  readonly missed: readonly string[];
  /** A screen's accessibility faults. */
  readonly faults: readonly string[];
}

export async function takePictures({ only = '' }: GalleryOptions): Promise<Findings> {
  const executablePath = await ensureChromium();
  const wanted = SCREENS.filter(({ name }) => only.split(',').some((part) => name.includes(part)));
  if (only === '') rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const world = await startWorld();
  const rootOf = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url));
  const [browser, demo, buttons, standIns] = await Promise.all([
    chromium.launch({ executablePath, args: CHROMIUM_ARGS }),
    serveBuiltDemo({ settings: world.settings }),
    serveBuiltDemo({ settings: world.settings, root: rootOf('buttons') }),
    serveBuiltDemo({ settings: world.settings, root: rootOf('stand-ins') }),
  ]);
  const sites = { demo, buttons, 'stand-ins': standIns };
  const missed: string[] = [];
  const faults: string[] = [];
  const seen = new Set<string>();
  const queue = [...wanted];
  const visit = async () => {
    for (let screen = queue.shift(); screen; screen = queue.shift()) {
      const surroundings = { url: sites[screen.page ?? 'demo'].url, nodes: world.urls };
      try {
        const { views, faults: found } = await takeOne(browser, surroundings, screen);
        for (const view of views) seen.add(view);
        faults.push(...found.map((fault) => `${screen.name}, ${fault}`));
        console.log(`${found.length === 0 ? '✓' : '✗'} ${[screen.name, ...found].join('\n    ')}`);
      } catch (error) {
        missed.push(screen.name);
        console.log(`✗ ${screen.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: VISITORS }, visit));
  } finally {
    await browser.close();
    await Promise.all([demo.stop(), buttons.stop(), standIns.stop(), world.stop()]);
  }
  writeFileSync(
    join(FOLDER, 'index.html'),
    contactSheet(
      wanted.map(({ name }) => name),
      KINDS,
    ),
  );
  return { missed: only === '' ? [...missed, ...viewsWithout(seen)] : missed, faults };
}

/**
 * Reached once, then seen in both themes and sizes: a screen that falls apart when its window changes is a find, too.
 * Resolves with the views that the pictures show, and with what is wrong with them.
 */
async function takeOne(
  browser: Browser,
  surroundings: Surroundings,
  screen: Screen,
): Promise<{ readonly views: readonly string[]; readonly faults: readonly string[] }> {
  const context = await browser.newContext({
    viewport: SIZES.desktop,
    deviceScaleFactor: 2,
    // Nothing moves, so that each picture is of the end of every motion.
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(12_000);
    // The compiler gives functions their names by this; the page has not got it.
    await page.addInitScript({ content: 'globalThis.__name = (target) => target;' });
    // Held and lost at the door: what asks there never hears, or hears at once that nobody is home.
    await page.route('**/held', () => undefined);
    const query = new URLSearchParams({ panel: 'off', phones: '0', services: '0', ...screen.query });
    await page.goto(`${surroundings.url}?${query}`);
    await screen.reach(visitorOf(page, surroundings)).catch(async (error: unknown) => {
      await page.screenshot({ path: join(FOLDER, `${screen.name}.missed.png`) });
      throw error;
    });
    const views = await page.locator('.ph-screen[data-view]').evaluateAll(viewsOf);
    // What a screen reader walks through: names and roles in their order, as text.
    const dialog = page.locator('.ph-place, .ph-inline');
    const heard = (await dialog.count()) > 0 ? dialog.first() : page.locator('body');
    writeFileSync(join(FOLDER, `${screen.name}.heard.txt`), `${await heard.ariaSnapshot()}\n`);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.screenshot({
          path: join(FOLDER, `${screen.name}.${colorScheme}.${size}.png`),
          fullPage: screen.wholePage ?? false,
        });
      }
    }
    return { views, faults: await examineScreen(page) };
  } finally {
    await context.close();
  }
}

const viewsOf = (screens: readonly Element[]) => screens.map((screen) => screen.getAttribute('data-view') ?? '');
