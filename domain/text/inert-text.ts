/** Sanitizes text from wallets, so that it cannot hide, reverse or overlap the text around it. */

import { textOf } from './text-of.js';

/** Invisible characters: control, format and unassigned ones, all kinds of whitespace, and invisible letters. */
const UNSEEN = /[\p{C}\p{Z}\p{DI}\u2800]+/gu;
/** Stacked combining marks reach into the lines above and below; no living script needs more than two. */
const HEAPED = /(\p{M}{2})\p{M}+/gu;

/** At most `most` characters on one line, with a mark where it was cut. Markup stays as plain text. */
export function inertText(text: string, most: number): string {
  // Cut first: the text may be very long.
  const clean = text
    .slice(0, 8 * most)
    .replace(UNSEEN, ' ')
    .replace(HEAPED, '$1')
    .trim();
  const letters = [...clean];
  if (letters.length <= most) return clean;
  const kept = letters.slice(0, most - 1).join('');
  return `${kept.trim()}…`;
}

/** Whether characters of a name were removed: `shown` is its `inertText`. Shortening does not count. */
export function alteredName(name: unknown, shown: string): { readonly altered?: true } {
  return textOf(name).trim() === shown || shown.endsWith('…') ? {} : { altered: true };
}
