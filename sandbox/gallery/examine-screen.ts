/** Checks a screen for all kinds of visitors. */
import type { Page } from 'playwright-core';
import { examinePage, type ViewKind } from '../examination/examine-page.js';
import { SPREAD_TEXT_NOW } from '../examination/spread-text.js';

interface Look {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
  readonly view?: ViewKind;
  /** All controls have to be large enough for touch. */
  readonly touch?: true;
}

const DESK = { width: 1280, height: 860 };
const PHONE = { width: 390, height: 844 };

const LOOKS: readonly Look[] = [
  { name: 'light', viewport: DESK, colorScheme: 'light' },
  { name: 'dark', viewport: DESK, colorScheme: 'dark' },
  { name: 'light, on a phone', viewport: PHONE, colorScheme: 'light', touch: true },
  { name: 'dark, on a phone', viewport: PHONE, colorScheme: 'dark', touch: true },
  { name: 'sideways', viewport: { width: 844, height: 390 }, colorScheme: 'dark', view: 'sideways', touch: true },
  {
    name: 'twice as large',
    viewport: { width: 640, height: 400 },
    colorScheme: 'light',
    view: 'twice as large and without motion',
  },
  { name: 'from right to left', viewport: DESK, colorScheme: 'light', view: 'from right to left' },
  { name: 'in forced colours', viewport: DESK, colorScheme: 'light', view: 'in forced colours' },
  // Last, because the spacing stays.
  { name: 'with wide text spacing', viewport: PHONE, colorScheme: 'light', view: 'with wide text spacing' },
];

/** What is wrong, and for whom, without duplicates. */
export async function examineScreen(page: Page): Promise<readonly string[]> {
  const found = new Map<string, string>();
  const direction = await page.evaluate(() => document.querySelector<HTMLElement>('[data-porthole]')?.dir ?? '');
  for (const { name, viewport, colorScheme, view = 'as usual', touch = false } of LOOKS) {
    const forcedColors = view === 'in forced colours' ? 'active' : 'none';
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
    await page.evaluate(turn, view === 'from right to left' ? 'rtl' : direction);
    if (view === 'with wide text spacing') await page.evaluate(SPREAD_TEXT_NOW);
    for (const fault of await examinePage(page, view, touch, view === 'as usual' ? 'the page' : 'nothing'))
      if (!found.has(fault)) found.set(fault, name);
  }
  return [...found].map(([fault, name]) => `${name}: ${fault}`);
}

const turn = (dir: string) => {
  for (const each of document.querySelectorAll<HTMLElement>('html, [data-porthole]')) each.dir = dir;
};
