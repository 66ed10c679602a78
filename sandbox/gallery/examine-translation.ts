/** Examines a screen in another language: whether its text fits, and is fully translated. */
import type { Page } from 'playwright-core';
import { untilStill } from '../examination/axe-faults.js';
import { cutContent } from '../examination/cut-content.js';
import { plainTexts } from '../examination/plain-texts.js';
import { SPREAD_TEXT_NOW, TOGETHER_AGAIN } from '../examination/spread-text.js';
import { dataOn } from './data-on.js';
import { isEnglish } from './is-english.js';
import { recordedAnnouncements } from './recorded-announcements.js';

/** A sheet on a desktop has the same width: the narrowest phone covers both. */
export const NARROW = { width: 360, height: 740 };

/**
 * What is wrong, without duplicates. `in sight`: without announcements. The page is unchanged afterwards, except for the size of its
 * window.
 */
export async function examineTranslation(
  page: Page,
  locale: string,
  what: 'all' | 'in sight' = 'all',
): Promise<readonly string[]> {
  const found = new Map<string, string>();
  const look = async (where: string, faults: Promise<readonly string[]>) => {
    for (const fault of await faults) if (!found.has(fault)) found.set(fault, where);
  };
  await page.setViewportSize(NARROW);
  await page.evaluate(untilStill);
  await look('on a phone', page.evaluate(cutContent));
  if (locale === 'pseudo') await look('read', englishOn(page, what === 'all' ? await recordedAnnouncements(page) : []));
  await page.evaluate(SPREAD_TEXT_NOW);
  await page.evaluate(untilStill);
  await look('with wide text spacing', page.evaluate(cutContent));
  await page.evaluate(TOGETHER_AGAIN);
  return [...found].map(([fault, where]) => `${where}: ${fault}`);
}

/** English text on the screen, in its accessible names, and in what was announced. */
async function englishOn(page: Page, said: readonly string[] = []): Promise<readonly string[]> {
  const texts = [...(await page.evaluate(plainTexts)), ...said];
  // Requested afterwards: a list may have grown since.
  const data = await dataOn(page);
  const found = [...new Set(texts)].filter((text) => isEnglish(text, data));
  return found.map((text) => `“${text.trim().slice(0, 120)}” is English`);
}
