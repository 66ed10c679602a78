import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { glossaryProblems, termsIn } from './glossary-problems.mjs';

const readJson = (path) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const { terms, translatedBack } = readJson('docs/glossary.json');
const FILES = Object.keys(translatedBack);
const LOCALES = readdirSync(new URL('../../messages', import.meta.url)).map((name) => basename(name, '.json'));
const messagesOf = (files, locale) => Object.entries(readJson(`${files}/${locale}.json`).messages);

const few = {
  sign: { meaning: '', english: 'sign(s|ed)?(?! in)', languages: { ru: ['подписать', 'подпис'], ja: ['署名'] } },
  wallet: { meaning: '', english: 'wallets?', languages: { ru: ['кошелёк', 'кошел'], tr: ['cüzdan', 'imza'] } },
};

describe('glossaryProblems', () => {
  it('reports a translator’s other word, and which one is meant', () => {
    expect(glossaryProblems(few, 'Open your wallet', 'Откройте бумажник', 'ru')).toEqual([
      'It does not say “wallet” with a word of docs/glossary.json (кошелёк, кошел): use it, or add another form of it there.',
    ]);
  });

  it.each([
    ['ru', 'Sign in your wallet', 'Войдите в кошелёк'],
    ['ru', 'Wallets', 'Кошельки'],
    ['ru', 'Designed for {wallet}', 'Сделано для {wallet}'],
    ['tr', 'A wallet', 'İmza'],
    ['ja', 'It was signed', '確認済みの署名です'],
    ['cy', 'Open your wallet', 'Agor'],
  ])('accepts equivalent forms: %s, %s', (locale, english, text) =>
    expect(glossaryProblems(few, english, text, locale)).toEqual([]),
  );

  it('accepts no form from the middle of another word, and none from a placeholder’s name', () => {
    expect(glossaryProblems(few, 'The wallet', 'Некошелёк', 'ru')).toHaveLength(1);
    const english = { wallet: { meaning: '', english: 'wallets?', languages: { it: ['wallet'] } } };
    expect(glossaryProblems(english, 'Your wallet {wallet}', 'Il tuo {wallet}', 'it')).toHaveLength(1);
  });

  it('checks each form of a plural', () => {
    expect(termsIn(few, '{count, plural, one {1 wallet} other {# wallets}}')).toEqual(['wallet']);
  });
});

describe('docs/glossary.json', () => {
  it.each(Object.keys(terms))('has “%s” in each language, and the English says it', (name) => {
    expect(Object.keys(terms[name].languages).sort()).toEqual([...LOCALES].sort());
    const english = FILES.flatMap((files) => messagesOf(files, 'de').map(([, entry]) => entry.english));
    expect(english.filter((text) => termsIn({ [name]: terms[name] }, text).length > 0)).not.toEqual([]);
  });

  it.each(LOCALES)('is followed by the messages in %s', (locale) => {
    const told = FILES.flatMap((files) =>
      messagesOf(files, locale).flatMap(([key, { english, message }]) =>
        glossaryProblems(terms, english, message, locale).map((problem) => `${files}: ${key}: ${problem}`),
      ),
    );
    expect(told).toEqual([]);
  });

  it('has no key prefix that no message has', () => {
    const unused = FILES.flatMap((files) => {
      const keys = messagesOf(files, 'de').map(([key]) => key);
      return translatedBack[files].filter((start) => !keys.some((key) => key.startsWith(start)));
    });
    expect(unused).toEqual([]);
  });
});
