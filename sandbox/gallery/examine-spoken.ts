/** Examines a screen that speaks another language than English: whether its words have room, and are all in that language. */
import type { Page } from 'playwright-core';
import { untilStill } from '../examination/axe-faults.js';
import { cutContent } from '../examination/cut-content.js';
import { plainTexts } from '../examination/plain-texts.js';
import { SPREAD_TEXT_NOW, TOGETHER_AGAIN } from '../examination/spread-text.js';
import { DATA, NAMES } from './data-words.js';

const PATTERNS = [...DATA, ...NAMES.map((name) => `(?<![A-Za-z])${name}(?![A-Za-z])`)];
/** A sheet on a desktop is as wide: the narrowest phone tells of both. */
const NARROW = { width: 360, height: 740 };

/** What is wrong; each thing once. The page is as it was afterwards, but for the size of its window. */
export async function examineSpoken(page: Page, locale: string): Promise<readonly string[]> {
  const found = new Map<string, string>();
  const look = async (where: string, faults: Promise<readonly string[]>) => {
    for (const fault of await faults) if (!found.has(fault)) found.set(fault, where);
  };
  await page.setViewportSize(NARROW);
  await page.evaluate(untilStill);
  await look('on a phone', page.evaluate(cutContent));
  if (locale === 'pseudo') await look('read', page.evaluate(plainTexts, PATTERNS));
  await page.evaluate(SPREAD_TEXT_NOW);
  await page.evaluate(untilStill);
  await look('with wide text spacing', page.evaluate(cutContent));
  await page.evaluate(TOGETHER_AGAIN);
  return [...found].map(([fault, where]) => `${where}: ${fault}`);
}
