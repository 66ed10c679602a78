import type { Messages } from 'porthole/react';

const pseudo = () => import('./pseudo-text.js').then((module) => module.pseudoText());

/** English from right to left. */
const TURNED = 'en-Arab';
const [LONGER, LONGER_TURNED] = ['en-XA', 'en-Arab-XB'] as const;
const MESSAGES: Readonly<Record<string, Messages>> = {
  [TURNED]: { [TURNED]: {} },
  [LONGER]: { [LONGER]: pseudo },
  [LONGER_TURNED]: { [LONGER_TURNED]: pseudo },
  all: { [TURNED]: {}, [LONGER]: pseudo, [LONGER_TURNED]: pseudo },
};

/**
 * The messages that a page needs for `locale`, besides the shipped ones: languages for tests, derived from English.
 * @param locale of the page, or `all` if it will be changed
 */
export function messagesFor(locale: string | undefined): Messages | undefined {
  return locale === undefined ? undefined : MESSAGES[locale];
}
