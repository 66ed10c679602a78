/** How long a passphrase would withstand guessing by someone who has the file. A conservative estimate. */

export type PassphraseStrength = 'too-short' | 'weak' | 'fair' | 'strong';

/** Shorter than this is refused. */
const SHORTEST = 12;

const KINDS: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Nd}/u, 10],
  [/[^\p{Ll}\p{Lu}\p{Nd}]/u, 20],
];
const COMMON = /passw[o0]rd|passphrase|qwerty|asdf|letmein|welcome|iloveyou|wallet|bitcoin|ethereum|porthole/giu;
const FAIR_BITS = 50;
const STRONG_BITS = 70;

/** `known`: what others know about the visitor, such as their email, which adds no strength. */
export function passphraseStrength(passphrase: string, known: readonly string[] = []): PassphraseStrength {
  const normal = passphrase.normalize('NFKC').trim();
  if ([...normal].length < SHORTEST) return 'too-short';
  let rest = normal.toLowerCase();
  for (const each of known.filter(({ length }) => length > 2)) rest = rest.replaceAll(each.toLowerCase(), '');
  rest = rest.replaceAll(COMMON, '');
  const letters = [...rest];
  // A letter that repeats or follows the previous one adds almost nothing. The same is true of a letter used many times.
  const steps = letters.filter((letter, at) => {
    const step = (letter.codePointAt(0) ?? 0) - (letters[at - 1]?.codePointAt(0) ?? Number.NEGATIVE_INFINITY);
    return Math.abs(step) > 1;
  });
  const useful = Math.min(steps.length, new Set(steps).size * 2);
  const alphabet = KINDS.reduce((sum, [kind, size]) => (kind.test(normal) ? sum + size : sum), 0);
  // Words are guessed as words: a lower-case letter counts for less than its share of the alphabet.
  const bits = useful * Math.min(Math.log2(Math.max(alphabet, 2)), alphabet <= 46 ? 2.8 : 5);
  if (bits < FAIR_BITS) return 'weak';
  return bits < STRONG_BITS ? 'fair' : 'strong';
}
