import type { Messages } from 'porthole/react';

/** English from right to left. */
const TURNED = 'en-Arab';
const MESSAGES: Readonly<Record<string, Messages>> = {
  [TURNED]: { [TURNED]: {} },
  'en-XA': { 'en-XA': () => import('./pseudo-text.js').then((module) => module.pseudoText()) },
  'en-Arab-XB': { 'en-Arab-XB': () => import('./pseudo-text.js').then((module) => module.pseudoText()) },
};

/** What a page needs to speak `locale` besides what ships: languages for tests, made of English. */
export function messagesFor(locale: string | undefined): Messages | undefined {
  return locale === undefined ? undefined : MESSAGES[locale];
}
