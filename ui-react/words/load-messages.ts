import type { Messages, Words } from './words.js';

/**
 * Finds the messages for a locale, and calls back whenever more are loaded; undefined is the built-in English, for
 * which nothing is loaded. Returns a function that unsubscribes.
 *
 * @param asked BCP 47; `auto`: the page's, then the visitor's; undefined: the page's
 */
export function loadMessages(
  asked: string | undefined,
  messages: Messages | undefined,
  told: (words?: Words) => void,
): () => void {
  let active = true;
  const locale = asked ?? document.documentElement.lang;
  const tell = (words?: Words) => active && told(words);
  // If loading fails, the modal stays in English.
  if (messages || !/^(en\b|$)/i.test(locale))
    import('./words-of.js').then((module) => module.wordsOf(locale, messages, tell)).catch(() => tell());
  else told();
  return () => {
    active = false;
  };
}
