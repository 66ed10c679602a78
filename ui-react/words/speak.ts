import type { Messages, Words } from './words.js';

/**
 * Finds the words for a locale, and tells them whenever there are more of them; undefined is the English that comes along, for
 * which nothing is loaded. Returns a way to hear no more.
 *
 * @param asked BCP 47; `auto`: the page's, then the visitor's; undefined: the page's
 */
export function speak(
  asked: string | undefined,
  messages: Messages | undefined,
  told: (words?: Words) => void,
): () => void {
  let heard = true;
  const locale = asked ?? document.documentElement.lang;
  const tell = (words?: Words) => heard && told(words);
  // Not loaded, it is English.
  if (messages || !/^(en\b|$)/i.test(locale))
    import('./words-of.js').then((module) => module.wordsOf(locale, messages, tell)).catch(() => tell());
  else told();
  return () => {
    heard = false;
  };
}
