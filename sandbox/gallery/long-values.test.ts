/** A long value of a request, such as a hash, breaks within its row on the narrowest phone: it covers no label. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL_SCREENS } from './all-screens.js';
import { changeLanguage } from './change-language.js';
import { examineTranslation, NARROW } from './examine-translation.js';
import { type Fixture, galleryFixture } from './fixture.js';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await galleryFixture();
});
afterAll(() => fixture?.stop());

it.each(['en', 'ar'])('in %s', { timeout: 120_000 }, async (locale) => {
  const screen = ALL_SCREENS.find(({ name }) => name === 'words-call');
  if (!screen) throw new Error('There is no such screen.');
  const { page, context } = await fixture.reach(screen, undefined, 60_000);
  await page.setViewportSize(NARROW);
  await changeLanguage(page, locale);
  expect(await examineTranslation(page, locale)).toEqual([]);
  await context.close();
});
