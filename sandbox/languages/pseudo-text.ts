import type { LanguagePart } from 'porthole/react';
import { en } from '../../ui-react/text/en.js';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';
const ACCENTS = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]));

/** How much longer than English other languages can be. */
const LONGER = 0.4;
const FILLING = 'ẋ öñ ţĥé ŵåý ';

/** Marks a message's arguments, so that they stay unchanged. */
const GIVEN = { from: '\ue000', to: '\ue001' };

/** The whole catalogue in brackets, with accents, longer by two fifths: plain text on a screen is not in the catalogue. */
export function pseudoText(): LanguagePart {
  return changed(en) as LanguagePart;
}

function changed(value: unknown): unknown {
  if (typeof value === 'string') return pseudo(value);
  if (typeof value === 'function') {
    const marked = (each: unknown) => (typeof each === 'string' ? `${GIVEN.from}${each}${GIVEN.to}` : each);
    return (...given: readonly unknown[]) => pseudo(String(value(...given.map(marked))));
  }
  if (Array.isArray(value)) return value.map(changed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changed(each)]));
}

/** `Open Harbor` with `Harbor` given: `[Öþéñ Harbor ẋ ö]`. */
function pseudo(text: string): string {
  const parts = text.split(/(\ue000[^\ue000\ue001]*\ue001)/);
  const letters = parts.filter((_, index) => index % 2 === 0).join('');
  const filling = FILLING.repeat(Math.ceil(letters.length / FILLING.length)).slice(
    0,
    Math.ceil(letters.length * LONGER),
  );
  const said = parts.map((part, index) => (index % 2 === 0 ? accented(part) : part.slice(1, -1)));
  return `[${said.join('')} ${filling.trim()}]`;
}

function accented(text: string): string {
  return [...text].map((letter) => ACCENTS.get(letter) ?? letter).join('');
}
