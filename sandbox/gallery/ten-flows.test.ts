/**
 * What a screen reader reads in ten flows, in English and in two other languages, as in `aria-snapshots/`; and the same screens in pseudo-English,
 * longer and with accents, in both directions: nothing is English, cut off, or overlapping. After a change of texts or screens:
 * `UPDATE_SNAPSHOTS=true npx vitest run sandbox/gallery/ten-flows.test.ts`, and read the changes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_SCREENS } from './all-screens.js';
import { ariaSnapshotOf } from './aria-snapshot-of.js';
import { changeLanguage } from './change-language.js';
import { examineTranslation, NARROW } from './examine-translation.js';
import { type Fixture, galleryFixture } from './fixture.js';

/** The screen of each flow. */
const FLOWS = {
  connect: 'connecting-waiting',
  wallets: 'connect-wallets',
  pairing: 'pairing-code',
  account: 'account-one',
  send: 'send-filled',
  swap: 'swap',
  buy: 'buy',
  receive: 'receive',
  networks: 'networks',
  'sign-in': 'sign-in',
};
/** For a busy machine. */
const TIMEOUT = 60_000;

let fixture: Fixture;
beforeAll(async () => {
  fixture = await galleryFixture();
});
afterAll(() => fixture?.stop());

describe('what a screen reader reads', () => {
  it.each(Object.entries(FLOWS))('%s', { timeout: 300_000 }, async (flow, name) => {
    const screen = ALL_SCREENS.find((each) => each.name === name);
    if (!screen) throw new Error(`There is no screen ${name}.`);
    const { page, context } = await fixture.reach(screen, undefined, TIMEOUT);
    for (const locale of ['en', 'ar', 'ja']) {
      if (locale !== 'en') await changeLanguage(page, locale);
      const file = fileURLToPath(new URL(`aria-snapshots/${flow}.${locale}.txt`, import.meta.url));
      if (process.env.UPDATE_SNAPSHOTS === 'true') {
        // Pending content gets a moment.
        await new Promise((resolve) => setTimeout(resolve, 3_000));
        writeFileSync(file, plain(await ariaSnapshotOf(page)));
      }
      await expect
        .poll(async () => plain(await ariaSnapshotOf(page)), { timeout: TIMEOUT })
        .toBe(readFileSync(file, 'utf8'));
    }
    const faults: string[] = [];
    // Resizes before the texts are loaded: the demo has other buttons on a narrow page, whose texts are loaded a moment later.
    await page.setViewportSize(NARROW);
    for (const locale of ['pseudo', 'pseudo-rtl']) {
      await changeLanguage(page, locale);
      faults.push(...(await examineTranslation(page, locale, 'in sight')).map((fault) => `${locale}, ${fault}`));
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Without announcements, and without values that always differ: the page's port, and network fees. */
function plain(snapshot: string): string {
  const walked = snapshot.replace(/^ {2}- (log|alert|status)\b.*(\n {4,}.*)*\n?/gm, '').replace(/:\d{4,5}\b/g, ':port');
  const line = (each: string) => (/\bdefinition\b/.test(each) ? each.replace(/\p{Nd}+(\p{P}\p{Nd}+)*/gu, '#') : each);
  return `${walked.trimEnd().split('\n').map(line).join('\n')}\n`;
}
