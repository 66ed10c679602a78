/** Texts that look the same to people, even with different characters. */

/** Letters of other scripts that look like Latin ones, each group after its Latin letter. */
const SEEN_AS: Readonly<Record<string, string>> = {
  a: 'аαɑᎪ4@',
  b: 'вβЬᏴ8',
  c: 'сϲᏟ',
  d: 'ԁᎠ',
  e: 'еεҽᎬ3',
  g: 'ɡᏀԌ6',
  h: 'нηһᎻ',
  j: 'јᎫ',
  k: 'кκᏦ',
  l: 'iıіιІӏΙ1|!ⅼᏞ',
  m: 'мμᎷ',
  n: 'νոп',
  o: 'оοօσᎤ0',
  p: 'рρᏢ',
  q: 'ԛ',
  r: 'гᎡ',
  s: 'ѕՏᏚ$5',
  t: 'тτᎢ7',
  u: 'υսц',
  v: 'ѵ',
  w: 'ԝωѡᎳ',
  x: 'хχ',
  y: 'уγүᎩ',
  z: 'ζᏃ2',
};

const LETTER = new Map(
  Object.entries(SEEN_AS).flatMap(([letter, alike]) =>
    [...alike].flatMap((each) => [[each, letter] as const, [each.toLowerCase(), letter] as const]),
  ),
);
/** Invisible characters, diacritics and separators. */
const UNSEEN = /[\p{M}\p{C}\p{Z}\p{DI}\p{P}\u2800]/gu;

/** A key that is the same for texts that can be confused. */
export function lookOf(text: string): string {
  const letters = [...text.normalize('NFKD').replace(UNSEEN, '')].map((each) => {
    const small = each.toLowerCase();
    return LETTER.get(each) ?? LETTER.get(small) ?? small;
  });
  return letters.join('').replace(/rn/g, 'm').replace(/vv/g, 'w');
}
