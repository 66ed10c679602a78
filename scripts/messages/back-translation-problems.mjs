/** Whether docs/back-translations.json says what the translations say now. Pure, besides the hash. */
import { createHash } from 'node:crypto';

/**
 * @typedef {Record<string, Record<string, string>>} BackTranslations
 * by key, then by locale: the mark of the translation that was read, a space, and what it says, in English. `en`: the English message.
 */

/** A translation as the record refers to it: the first eight hexadecimal digits of its SHA-256. @param {string} text */
export function markOf(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/**
 * What is wrong with one translation’s entry. Messages without an entry have no problems.
 * @param {BackTranslations} record of one catalogue
 * @param {string} key
 * @param {string} text the translation
 * @param {string} locale BCP 47
 */
export function backTranslationProblems(record, key, text, locale) {
  const entries = record[key];
  if (!entries) return [];
  const [mark, ...said] = (entries[locale] ?? '').split(' ');
  if (mark === markOf(text) && said.length > 0) return [];
  const asked = `read “${text}”, and write “${markOf(text)} ” and what it says in English there`;
  return [
    entries[locale] === undefined
      ? `It is not translated back in docs/back-translations.json: ${asked}.`
      : `It is not the text that was translated back in docs/back-translations.json: ${asked}.`,
  ];
}

/**
 * Keys that the catalogue does not have, and those whose English text has changed.
 * @param {BackTranslations} record of one catalogue
 * @param {readonly { key: string, english: string }[]} messages
 */
export function recordProblems(record, messages) {
  const english = new Map(messages.map((message) => [message.key, message.english]));
  return Object.entries(record).flatMap(([key, { en }]) => {
    if (!english.has(key)) return [`docs/back-translations.json: ${key}: there is no such message.`];
    if (en === english.get(key)) return [];
    return [
      `docs/back-translations.json: ${key}: the English is “${english.get(key)}” now: compare each language with it, and write it under “en”.`,
    ];
  });
}
