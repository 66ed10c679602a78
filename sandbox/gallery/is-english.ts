import { GIVEN, SHAPES } from './data-patterns.js';

const KNOWN = new RegExp(SHAPES.join('|'), 'g');
const LETTER = /[A-Za-z]/;
/** A group of four characters of an address or a hash. */
const HEX_PIECE = /^[\da-fA-F]{2,4}$/;
/** As long as the shortest address that is shown in groups. */
const LONG = 20;

/**
 * Whether a text in pseudo-English has unaccented words: they are not in the catalogue, so nobody can translate them.
 * @param data the screen's data, verbatim; a text may be a part of it, or be cut with “…” at its end
 */
export function isEnglish(text: string, data: readonly string[]): boolean {
  if (HEX_PIECE.test(text) || data.some((each) => isPieceOf(text, each))) return false;
  // Longest first: a name may contain another one.
  const given = [...data, ...GIVEN].sort((one, other) => other.length - one.length);
  const [cut, shown = ''] = /(\S{4,})…/.exec(text) ?? [];
  const isCut = cut !== undefined && data.some((each) => each.startsWith(shown));
  // A name may contain text that looks like another pattern, and vice versa.
  const rests = [
    withoutGiven(withoutShapes(text), given),
    withoutShapes(withoutGiven(text, given)),
    ...(isCut ? [withoutGiven(withoutShapes(text.replace(cut, ' ')), given)] : []),
  ];
  return rests.every((rest) => /[A-Za-z]{2}/.test(rest));
}

/** Some characters of an address, or the start of a long text. */
function isPieceOf(text: string, whole: string): boolean {
  if (whole.length < LONG) return false;
  if (text.length > 6) return whole.startsWith(text.trim());
  return /\d/.test(whole) && !/\s/.test(whole) && whole.includes(text);
}

function withoutShapes(text: string): string {
  return text.replace(KNOWN, ' ');
}

function withoutGiven(text: string, given: readonly string[]): string {
  let rest = text;
  for (const part of given) {
    if (!LETTER.test(rest)) return '';
    rest = without(rest, part);
  }
  return rest;
}

/** Removes `part` where it is not part of a longer word. */
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
