/** The file of one language, `messages/<locale>.json`: what a translator edits. Pure. */

/**
 * @typedef {{ english: string, context?: string, message: string, before?: { english: string, message: string } }} Entry
 * `message` is the translation of `english`; empty until there is one. `before`: the entry before the English text changed.
 * @typedef {{ language: string, unfinished?: true, messages: Record<string, Entry> }} LanguageFile
 */

/** A file without any translation. @returns {LanguageFile} */
export function emptyFile(locale) {
  return { language: locale, unfinished: true, messages: {} };
}

/**
 * The same file for the current catalogue: in its order, without superfluous entries, with missing ones added. A translation of
 * outdated English is moved to `before`.
 * @param {LanguageFile} file
 * @param {import('./read-catalogue.mjs').Message[]} catalogue
 * @returns {LanguageFile}
 */
export function updatedFile(file, catalogue) {
  const entries = catalogue.map(({ key, english, context }) => {
    const old = file.messages[key];
    const isSame = !old || old.english === english || old.message === '';
    const before = isSame ? old?.before : { english: old.english, message: old.message };
    const message = isSame ? (old?.message ?? '') : '';
    return [key, { english, ...(context && { context }), ...(before && message === '' && { before }), message }];
  });
  return { ...file, messages: Object.fromEntries(entries) };
}

/** The translations of the current English texts, by key. @returns {Map<string, string>} */
export function translationsOf(file, catalogue) {
  return new Map(
    catalogue.flatMap(({ key, english }) => {
      const entry = file.messages[key];
      return entry?.message && entry.english === english ? [[key, entry.message]] : [];
    }),
  );
}

/** The differences from what `npm run messages` would write, as sentences. */
export function staleEntries(file, catalogue) {
  const known = new Map(catalogue.map((message) => [message.key, message]));
  const problems = [];
  for (const { key, english } of catalogue) {
    const entry = file.messages[key];
    if (!entry) problems.push(`${key} is missing.`);
    else if (entry.message === '') problems.push(`${key} is not translated.`);
    else if (entry.english !== english) problems.push(`${key} is a translation of other English.`);
  }
  for (const key of Object.keys(file.messages)) if (!known.has(key)) problems.push(`${key} is not in the catalogue.`);
  return problems;
}

/**
 * Parses a language file; returns a sentence if it is invalid.
 * @returns {{ file: LanguageFile } | { problem: string }}
 */
export function readLanguageFile(text, locale) {
  try {
    const file = JSON.parse(text);
    const entries = Object.entries(file.messages);
    const odd = entries.find(([, entry]) => typeof entry?.english !== 'string' || typeof entry.message !== 'string');
    if (odd) return { problem: `${odd[0]} needs \`english\` and \`message\`, both of them texts.` };
    if (file.language !== locale) return { problem: `\`language\` is not ${locale}, as the file's name says.` };
    return { file };
  } catch (cause) {
    return { problem: `It cannot be read: ${cause.message}` };
  }
}
