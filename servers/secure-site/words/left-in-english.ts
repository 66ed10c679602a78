/** Finds English text on a screen in another language: for tests. */
import { en, type SiteText } from './en.js';

const HOLE = '\u0000';

/** Those texts that are an English message with another translation in `language`. Texts that are the same in both are not an error. */
export function leftInEnglish(texts: readonly string[], language: SiteText): readonly string[] {
  const english = new Map(messagesIn(en));
  const other = new Map(messagesIn(language));
  const forms = [...english]
    .filter(([key, message]) => other.get(key) !== message)
    .map(([, message]) => formOf(message));
  return texts.filter((text) => forms.some((form) => form.test(text)));
}

/** By key, with a placeholder for each argument. */
function messagesIn(value: unknown, key = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value === 'function') return [[key, String(value(...Array.from({ length: value.length }, () => HOLE)))]];
  return Object.entries(Object(value)).flatMap(([name, inner]) => messagesIn(inner, `${key}.${name}`));
}

function formOf(message: string): RegExp {
  const parts = message.split(HOLE).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`, 's');
}
