import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backTranslationProblems, markOf, recordProblems } from './back-translation-problems.mjs';

const readJson = (path) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const { messages: records } = readJson('docs/back-translations.json');
const LOCALES = readdirSync(new URL('../../messages', import.meta.url)).map((name) => basename(name, '.json'));

const few = {
  'send.warning': {
    en: 'Transfers can’t be reversed.',
    de: `${markOf('Überweisungen sind endgültig.')} Transfers are final.`,
  },
};

describe('backTranslationProblems', () => {
  it('accepts the translation that was read, and any of other messages', () => {
    expect(backTranslationProblems(few, 'send.warning', 'Überweisungen sind endgültig.', 'de')).toEqual([]);
    expect(backTranslationProblems(few, 'send.title', 'Senden', 'de')).toEqual([]);
  });

  it('reports a translation that was changed since, with the mark to write', () => {
    const told = backTranslationProblems(few, 'send.warning', 'Überweisungen sind umkehrbar.', 'de');
    expect(told).toEqual([
      expect.stringMatching(
        /^It is not the text that was translated back .*“Überweisungen sind umkehrbar.”.*“[\da-f]{8} ”/u,
      ),
    ]);
  });

  it.each([
    ['of a language that was not read', few],
    ['with nothing after its mark', { 'send.warning': { en: '', fr: markOf('Irréversible.') } }],
  ])('reports a translation %s', (_, record) =>
    expect(backTranslationProblems(record, 'send.warning', 'Irréversible.', 'fr')).toHaveLength(1),
  );
});

describe('recordProblems', () => {
  it.each([
    ['nothing while the English stays', 'send.warning', 'Transfers can’t be reversed.', 0],
    ['another English text', 'send.warning', 'Transfers can be reversed.', 1],
    ['a message that no longer exists', 'send.title', 'Send', 1],
  ])('reports %s', (_, key, english, count) => expect(recordProblems(few, [{ key, english }])).toHaveLength(count));
});

describe('docs/back-translations.json', () => {
  it.each(LOCALES)('has what the translations in %s say', (locale) => {
    const told = Object.entries(records).flatMap(([files, record]) => {
      const { messages } = readJson(`${files}/${locale}.json`);
      return Object.keys(record).flatMap((key) => backTranslationProblems(record, key, messages[key].message, locale));
    });
    expect(told).toEqual([]);
  });
});
