/** A long value of a request, such as a hash, breaks within its row on the narrowest phone: it covers no label. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL_SCREENS } from './all-screens.js';
import { examineSpoken, NARROW } from './examine-spoken.js';
import { type Ground, galleryGround } from './ground.js';
import { speakOn } from './speak-on.js';

let ground: Ground;
beforeAll(async () => {
  ground = await galleryGround();
});
afterAll(() => ground?.stop());

it.each(['en', 'ar'])('in %s', { timeout: 120_000 }, async (locale) => {
  const screen = ALL_SCREENS.find(({ name }) => name === 'words-call');
  if (!screen) throw new Error('There is no such screen.');
  const { page, context } = await ground.reach(screen, undefined, 60_000);
  await page.setViewportSize(NARROW);
  await speakOn(page, locale);
  expect(await examineSpoken(page, locale)).toEqual([]);
  await context.close();
});
