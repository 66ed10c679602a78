/** Dates and amounts of a description are written as the frame's language writes them; the descriptor's own words stay. */
import { afterEach, expect, it } from 'vitest';
import type { ClearWords } from '../../../../../domain/request/clear-words.js';
import { setFrameLanguage } from '../../frame-text.js';
import { clearFacts, clearLead } from './clear-facts.js';

const setLanguage = (locale: string) => setFrameLanguage({ documentElement: { lang: '', dir: '' } }, [locale]);
afterEach(() => setLanguage('en'));

const UNTIL = { value: '2026-11-27 18:00:00Z', moment: 1_795_802_400 };
const RENT = { value: '12500.25 SALT', amount: { digits: '12500.25', unit: 'SALT' } };
const lease: ClearWords = {
  intent: 'Lease a berth',
  sentence: ['Lease a berth for ', RENT, ' until ', UNTIL],
  rows: [
    { label: 'Until', ...UNTIL },
    { label: 'Rent', ...RENT },
    { label: 'Berth', value: '12.5' },
  ],
  rest: [],
};

it.each([
  ['en', 'Nov 27, 2026, 18:00 UTC', '12,500.25 SALT'],
  ['de', '27. Nov. 2026, 18:00 UTC', '12.500,25\u00a0SALT'],
])('in %s', async (locale, until, rent) => {
  await setLanguage(locale);
  expect(clearFacts(lease)).toEqual([
    ['Until', until],
    ['Rent', rent],
    ['Berth', '12.5'],
  ]);
  expect(clearLead(lease)).toBe(`Lease a berth for ${rent} until ${until}`);
});
