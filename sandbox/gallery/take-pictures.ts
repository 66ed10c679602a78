/** Navigates to every screen, takes its pictures, optionally in several languages, and checks it for all kinds of visitors. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { ALL_SCREENS } from './all-screens.js';
import { ariaSnapshotOf } from './aria-snapshot-of.js';
import { changeLanguage } from './change-language.js';
import { contactSheet } from './contact-sheet.js';
import { viewsWithout } from './every-view.js';
import { examineScreen } from './examine-screen.js';
import { examineTranslation } from './examine-translation.js';
import { DESKTOP, type Fixture, galleryFixture } from './fixture.js';
import type { Screen } from './screen.js';

export interface GalleryOptions {
  /** Only screens whose names contain one of these, separated by commas. */
  readonly only?: string | undefined;
  /** In these languages, separated by commas: `ar,de,ja`, `pseudo`, `pseudo-rtl`. English if absent. */
  readonly locale?: string | undefined;
}

interface Looks {
  readonly themes: readonly ('light' | 'dark')[];
  readonly sizes: Readonly<Record<string, { readonly width: number; readonly height: number }>>;
}

const LOOKS: Looks = {
  themes: ['light', 'dark'],
  sizes: { desktop: DESKTOP, phone: { width: 390, height: 844 } },
};
/** For longer texts the narrowest phone is the hardest case; themes do not matter for texts. */
const SPOKEN_LOOKS: Looks = { themes: ['light'], sizes: { desktop: DESKTOP, narrow: { width: 360, height: 740 } } };

const FOLDER = fileURLToPath(new URL('../../reports/gallery', import.meta.url));
/** Two visitors keep a two-core machine busy. */
const VISITORS = 2;

/** The results of a run. */
export interface Findings {
  /** Missing pictures: screens that could not be reached, and views that no screen showed. */
  readonly missed: readonly string[];
  /** A screen's accessibility faults. */
  readonly faults: readonly string[];
}

export async function takePictures({ only = '', locale = '' }: GalleryOptions): Promise<Findings> {
  const locales = locale.split(',').filter(Boolean);
  const wanted = ALL_SCREENS.filter(({ name }) => only.split(',').some((part) => name.includes(part)));
  if (only === '' && locale === '') rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const fixture = await galleryFixture();
  const missed: string[] = [];
  const faults: string[] = [];
  const seen = new Set<string>();
  const queue = [...wanted];
  const visit = async () => {
    for (let screen = queue.shift(); screen; screen = queue.shift()) {
      try {
        const { views, faults: found } = await takeOne(fixture, screen, locales);
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
    await fixture.stop();
  }
  const { themes, sizes } = locales.length > 0 ? SPOKEN_LOOKS : LOOKS;
  const kinds = themes.flatMap((theme) => Object.keys(sizes).map((size) => `${theme}.${size}`));
  const spoken = locales.length > 0 ? locales.flatMap((each) => kinds.map((kind) => `${each}.${kind}`)) : kinds;
  const names = wanted.map(({ name }) => name);
  writeFileSync(
    join(FOLDER, locales.length > 0 ? `${locales.join('-')}.html` : 'index.html'),
    contactSheet(names, spoken),
  );
  return { missed: only === '' ? [...missed, ...viewsWithout(seen)] : missed, faults };
}

/**
 * Reached once, then captured in both themes and sizes: a screen that breaks when its window is resized is a fault, too.
 * Resolves with the views that the pictures show, and with what is wrong with them.
 */
async function takeOne(
  fixture: Fixture,
  screen: Screen,
  locales: readonly string[],
): Promise<{ readonly views: readonly string[]; readonly faults: readonly string[] }> {
  const { page, context } = await fixture.reach(screen, FOLDER);
  try {
    const views = await page.locator('.ph-screen[data-view]').evaluateAll(viewsOf);
    if (locales.length === 0) {
      await shoot(page, screen, screen.name, LOOKS);
      return { views, faults: await examineScreen(page) };
    }
    const faults: string[] = [];
    for (const locale of locales) {
      await changeLanguage(page, locale);
      await shoot(page, screen, `${screen.name}.${locale}`, SPOKEN_LOOKS);
      faults.push(...(await examineTranslation(page, locale)).map((fault) => `${locale}, ${fault}`));
    }
    return { views, faults };
  } finally {
    await context.close();
  }
}

async function shoot(page: Page, { wholePage }: Screen, name: string, { themes, sizes }: Looks): Promise<void> {
  writeFileSync(join(FOLDER, `${name}.aria.txt`), `${await ariaSnapshotOf(page)}\n`);
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({ path: join(FOLDER, `${name}.${colorScheme}.${size}.png`), fullPage: wholePage ?? false });
    }
  }
}

const viewsOf = (screens: readonly Element[]) => screens.map((screen) => screen.getAttribute('data-view') ?? '');
