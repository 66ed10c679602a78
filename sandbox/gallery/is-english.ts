import { PATTERNS } from './data-patterns.js';

const KNOWN = new RegExp(PATTERNS.join('|'), 'g');
const LETTER = /[A-Za-z]/;

/**
 * Whether a text in pseudo-English has words without its accents: words that nobody could translate.
 * @param data what the screen was given, to the letter; a text may have it cut, with “…” at its end
 */
export function isEnglish(text: string, data: readonly string[]): boolean {
  let rest = text;
  // The longest first: a name may stand in another one.
  for (const part of [...data].sort((one, other) => other.length - one.length)) {
    if (!LETTER.test(rest)) return false;
    rest = without(rest, part);
  }
  rest = rest.replace(KNOWN, ' ');
  const [cut, shown = ''] = /(\S{4,})…/.exec(rest) ?? [];
  if (cut !== undefined && data.some((each) => each.startsWith(shown))) rest = rest.replace(cut, ' ');
  return /[A-Za-z]{2}/.test(rest);
}

/** Takes `part` out wherever it is no piece of a longer word. */
function without(text: string, part: string): string {
  const [starts, ends] = [LETTER.test(part.at(0) ?? ''), LETTER.test(part.at(-1) ?? '')];
  let rest = text;
  for (let at = rest.indexOf(part); at >= 0; ) {
    const end = at + part.length;
    const isPiece = (starts && LETTER.test(rest.charAt(at - 1))) || (ends && LETTER.test(rest.charAt(end)));
    if (!isPiece) rest = `${rest.slice(0, at)} ${rest.slice(end)}`;
    at = rest.indexOf(part, isPiece ? end : at + 1);
  }
  return rest;
}
