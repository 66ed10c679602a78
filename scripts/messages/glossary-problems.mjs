/** Whether a translation uses the words of docs/glossary.json, as sentences that say what to do. Pure. */

/** Languages without spaces, with compounds, or with prefixes: a form may occur anywhere in a word. */
const ANYWHERE = new Set(['ar', 'de', 'he', 'id', 'ja', 'ko', 'ms', 'th', 'zh-Hans', 'zh-Hant']);

/**
 * @typedef {{ meaning: string, english: string, languages: Record<string, string[]> }} Term
 * `english`: a regular expression of whole words. `languages`: for each language the word, then other accepted forms or stems.
 * @typedef {Record<string, Term>} Terms by name
 */

/**
 * Languages without an entry in the glossary have no problems.
 * @param {Terms} terms
 * @param {string} english the message that was translated, in ICU MessageFormat
 * @param {string} text the translation
 * @param {string} locale BCP 47
 */
export function glossaryProblems(terms, english, text, locale) {
  const said = wordsOf(text).toLocaleLowerCase(locale);
  return termsIn(terms, english).flatMap((name) => {
    const forms = terms[name].languages[locale];
    if (!forms || forms.some((form) => isIn(said, form.toLocaleLowerCase(locale), locale))) return [];
    return [
      `It does not say “${name}” with a word of docs/glossary.json (${forms.join(', ')}): use it, or add another form of it there.`,
    ];
  });
}

/** The names of the terms that an English message uses. @param {Terms} terms @param {string} english */
export function termsIn(terms, english) {
  const said = wordsOf(english);
  return Object.keys(terms).filter((name) =>
    new RegExp(`(?<![\\w-])(?:${terms[name].english})(?![\\w-])`, 'iu').test(said),
  );
}

/** A message without the names of its placeholders. */
function wordsOf(text) {
  return text.replace(/\{\w+(\}|, (plural|select),)/gu, ' ');
}

function isIn(said, form, locale) {
  if (ANYWHERE.has(locale)) return said.includes(form);
  for (let at = said.indexOf(form); at >= 0; at = said.indexOf(form, at + 1))
    if (!/[\p{L}\p{M}]$/u.test(said.slice(0, at))) return true;
  return false;
}
