/** Text from wallets made harmless: it can neither hide, nor turn, nor overgrow what stands around it. */

import { textOf } from './text-of.js';

/** What has no sign of its own: control, format and unassigned characters, blanks of every kind, invisible letters. */
const UNSEEN = /[\p{C}\p{Z}\p{DI}\u2800]+/gu;
/** Marks heaped on one letter reach into the lines above and below; no writing in use needs more than two. */
const HEAPED = /(\p{M}{2})\p{M}+/gu;

/** At most `most` characters on one line, with a mark where it was cut. Markup is kept as plain text. */
export function inertText(text: string, most: number): string {
  // Cut before looking closer: the text may be endless.
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

/** Whether characters of a name are not shown: `shown` is `inertText` of it. One that was only cut short has lost none. */
export function alteredName(name: unknown, shown: string): { readonly altered?: true } {
  return textOf(name).trim() === shown || shown.endsWith('…') ? {} : { altered: true };
}
