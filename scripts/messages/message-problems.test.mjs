import { describe, expect, it } from 'vitest';
import { messageProblems } from './message-problems.mjs';

const open = { english: 'Open {wallet}', params: [{ name: 'wallet', kind: 'text' }] };
const found = {
  english: '{count, plural, one {1 wallet on {network}} other {# wallets on {network}}}',
  params: [
    { name: 'count', kind: 'number' },
    { name: 'network', kind: 'text' },
  ],
};
const lasts = { english: 'The code expires in 20 minutes.' };
const resend = { english: 'Resend in {seconds}s', params: [{ name: 'seconds', kind: 'number' }] };
const hours = {
  english: '{count, plural, one {1 hour} other {# hours}}',
  params: [{ name: 'count', kind: 'number' }],
};

describe('messageProblems', () => {
  it.each([
    ['de', open, '{wallet} öffnen'],
    ['de', found, '{count, plural, one {1 Wallet in {network}} other {# Wallets in {network}}}'],
    [
      'pl',
      found,
      '{count, plural, one {# portfel, {network}} few {# portfele, {network}} many {# portfeli, {network}} other {# portfela, {network}}}',
    ],
    ['ja', found, '{network}に{count}個のウォレット'],
    ['ja', found, '{count, plural, other {{network}に#個}}'],
    [
      'fr',
      found,
      '{count, plural, =0 {Rien sur {network}} one {# portefeuille sur {network}} other {# portefeuilles sur {network}}}',
    ],
    ['de', { english: 'A & B <c>' }, 'A und B <c>'],
    ['de', lasts, 'Er gilt 20\u00a0Minuten, für 1 Gerät.'],
    ['ja', lasts, '20分間有効です。'],
  ])('%s takes %o as %s', (locale, message, text) => {
    expect(messageProblems(message, text, locale)).toEqual([]);
  });

  it.each([
    ['de', open, 'Öffnen', 'is missing'],
    ['de', open, '{Wallet} öffnen', 'is not in the English'],
    ['de', open, '{wallet öffnen', 'not ICU'],
    ['de', open, ' {wallet} öffnen', 'space'],
    ['fr', open, "Ouvrir l'{wallet}", 'apostrophe'],
    ['de', open, '{wallet, plural, one {a} other {b}}', 'is a text'],
    ['de', open, '{wallet, date} öffnen', 'date'],
    ['de', found, '{count, plural, one {1 Wallet in {network}} other {# Wallets}}', 'in one of its forms'],
    ['de', found, '{count, plural, other {# Wallets in {network}}}', 'lacks `one`'],
    ['pl', found, '{count, plural, one {# {network}} other {# {network}}}', 'lacks `many`, `few`'],
    ['ja', found, '{count, plural, one {# {network}} other {# {network}}}', 'does not have'],
    [
      'ru',
      found,
      '{count, plural, one {Один {network}} few {# {network}} many {# {network}} other {# {network}}}',
      'more numbers than 1',
    ],
    ['de', found, '{count, plural, one {1 {network}}}', 'not ICU'],
    ['ar', open, '\u2067{wallet}\u2069', 'direct text'],
    ['de', { english: 'A (b)' }, 'A (b', 'do not match'],
    ['de', { english: 'A' }, '<b>A</b>', 'tags'],
    ['de', { english: 'A' }, '{name}', 'not in the English'],
    ['de', lasts, 'Er gilt 20 Minuten.', 'no-break space'],
    ['fr', resend, 'Renvoyer dans {seconds} s', 'no-break space'],
    ['de', hours, '{count, plural, one {# Stunde} other {#\u00a0Stunden}}', 'no-break space'],
  ])('%s refuses for %o: %s', (locale, message, text, why) => {
    expect(messageProblems(message, text, locale).join(' ')).toContain(why);
  });
});
