import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDecimal } from '../money/decimal.js';
import { enFormatter } from './english.js';
import type { Formatter } from './formatter.js';
import { makeFormatter } from './locale-formatter.js';

const LOCALES = 'en es pt-BR fr de it pl tr ru uk ar he hi id ms th vi ja ko zh-Hans zh-Hant'.split(' ');
const FROM_THE_RIGHT = ['ar', 'he'];
const ADDRESS = '0x1234567890abcdef1234567890abcdef12345678';
const ISOLATED = /^\u2066[^\u2066\u2069]*\u2069$/;
/** English has a formatter written by hand for the first screens, and another by `Intl`. */
const all: readonly (readonly [string, Formatter])[] = [
  ['English by hand', enFormatter],
  ...LOCALES.map((locale) => [locale, makeFormatter(locale)] as const),
];

/** Positive amounts from one unit to far beyond any float, as decimal text. */
const amounts = fc.tuple(fc.bigInt(1n, 10n ** 60n), fc.integer({ min: 0, max: 40 })).map(([units, scale]) => {
  const text = String(units).padStart(scale + 1, '0');
  return scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`;
});

/** The digits and the decimal separator of `locale`. */
function script(locale: string) {
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  const digits = [...'0123456789'].map((digit) => plain.format(Number(digit)));
  return { digits, point: plain.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.' };
}

/** The number in a formatted text: its digits, with `.` as the separator. */
function readBack(text: string, locale: string): string {
  const { digits, point } = script(locale);
  return [...text]
    .map((sign) => (sign === point ? '.' : digits.includes(sign) ? String(digits.indexOf(sign)) : ''))
    .join('');
}

describe.each(all)('S9.11 %s', (name, format) => {
  const isRight = FROM_THE_RIGHT.includes(name);

  it('keeps every digit of an amount of any size', () => {
    fc.assert(
      fc.property(amounts, (text) => {
        const back = readDecimal(readBack(format.exact(text), format.locale));
        const meant = readDecimal(text);
        const scale = Math.max(back?.scale ?? 0, meant?.scale ?? 0);
        const at = (decimal: typeof back) => decimal && decimal.digits * 10n ** BigInt(scale - decimal.scale);
        expect(at(back)).toBe(at(meant));
      }),
    );
  });

  it('never shows a positive amount as zero, nor a balance as more than it is', () => {
    const { digits } = script(format.locale);
    const something = new RegExp(`[${digits.slice(1).join('')}]`);
    fc.assert(
      fc.property(amounts, (text) => {
        const shown = [format.held(text), format.moved(text), format.upTo(text, 8), format.number(text)];
        for (const each of [...shown, format.dollars(text), Object.values(format.dollarFigure(text)).join('')])
          expect(each).toMatch(something);
        const held = format.held(text);
        const [back, meant] = [readDecimal(readBack(held, format.locale)), readDecimal(text)];
        if (!held.includes('<') && back && meant)
          expect(back.digits * 10n ** BigInt(meant.scale) <= meant.digits * 10n ** BigInt(back.scale)).toBe(true);
      }),
    );
  });

  it('shows amounts below the last decimal as such, and a real minus sign', () => {
    const { digits, point } = script(format.locale);
    const small = `<${digits[0]}${point}${digits[0]}${digits[0]}${digits[1]}`;
    expect(format.held('0.0004')).toContain(small);
    expect(format.moved('0.0004', 'ETH', '-')).toContain(`−${small}`);
    expect(format.moved('-0.0004')).toContain(`−${small}`);
    expect(format.dollars('0.001')).toMatch(/^\u2066?<|^<.*\$/);
    const signed = [format.exact('-1.5'), format.percent('-1.5'), format.dollars('-1.5'), format.number('-1.5')];
    for (const each of signed) expect(each).toMatch(/^\u2066?−[^-]*$/);
  });

  it('shows a dash for anything that is not a number', () => {
    const written = [format.exact('many'), format.moved('NaN'), format.number('x'), format.dollars('x')];
    expect(written.map((each) => each.replace(/[\u2066\u2069]/g, ''))).toEqual(['—', '—', '—', '—']);
    expect(format.percent('x').startsWith('—')).toBe(true);
  });

  it('keeps addresses, and numbers with their units, from left to right', () => {
    for (const each of [format.address(ADDRESS), format.exact('1.5', 'ETH'), format.dollars('1.5')])
      expect(ISOLATED.test(each)).toBe(isRight);
    expect(format.address(ADDRESS).replace(/[\u2066\u2069]/g, '')).toBe('0x12…345678');
    expect(format.address(ADDRESS, 4, 4)).toContain('0x12…5678');
  });

  it('formats every date, and nothing for an invalid one', () => {
    const [day, other, none] = ['2024-02-01T12:30:00Z', '2024-02-02T12:30:00Z', 'x'].map((text) => new Date(text));
    if (!day || !other || !none) throw new Error('no dates');
    for (const write of [format.day, format.date]) {
      expect(write(day, 'UTC')).not.toBe('');
      expect(write(day, 'UTC')).not.toBe(write(other, 'UTC'));
      expect(write(none)).toBe('');
    }
    expect(format.moment(day)).toMatch(/12.30/);
    expect(format.moment(day)).toContain('UTC');
    expect(format.month(day, other, 'UTC')).not.toBe(format.month(day, new Date('2026-02-01'), 'UTC'));
    expect(format.elapsed(day, other)).not.toBe('');
  });
});

describe('languages', () => {
  it.each([
    ['es', '1.234.567,567 ETH', '−1234,500 ETH', '1234,50 US$'],
    ['pt-BR', '1.234.567,567 ETH', '−1.234,500 ETH', 'US$ 1.234,50'],
    ['de', '1.234.567,567 ETH', '−1.234,500 ETH', '1.234,50 $'],
    ['tr', '1.234.567,567 ETH', '−1.234,500 ETH', '$1.234,50'],
    ['hi', '12,34,567.567 ETH', '−1,234.500 ETH', '$1,234.50'],
    ['ja', '1,234,567.567 ETH', '−1,234.500 ETH', '$1,234.50'],
    ['ar-EG', '١٬٢٣٤٬٥٦٧٫٥٦٧ ETH', '−١٬٢٣٤٫٥٠٠ ETH', '١٬٢٣٤٫٥٠ US$'],
    ['he', '1,234,567.567 ETH', '−1,234.500 ETH', '1,234.50 $'],
  ])('%s has its own separators, groups and digits', (locale, held, moved, dollars) => {
    const format = makeFormatter(locale);
    const plain = (text: string) => text.replace(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' ');
    expect(plain(format.held('1234567.5678', 'ETH'))).toBe(held);
    expect(plain(format.moved('1234.5', 'ETH', '-'))).toBe(moved);
    expect(plain(format.dollars('1234.5'))).toBe(dollars);
  });

  it.each([
    ['es', '0,85 %', 'A, B y C', '1250'],
    ['tr', '%0,85', 'A, B ve C', '1.250'],
    ['ja', '0.85%', 'A、B、C', '1,250'],
  ])('%s has its own percentages, lists and counts', (locale, percent, list, count) => {
    const format = makeFormatter(locale);
    expect(format.percent('0.85').replaceAll('\u00a0', ' ')).toBe(percent);
    expect(format.list(['A', 'B', 'C'])).toBe(list);
    expect(format.count(1250)).toBe(count);
  });

  it.each([
    ['de', '1. Feb.', '1. Feb. 2024', 'Februar 2024', '2 J'],
    ['ru', '1 февр.', '1 февр. 2024 г.', 'Февраль 2024 г.', '2 г.'],
    ['ja', '2月1日', '2024年2月1日', '2024年2月', '2 年'],
  ])('%s has its own dates', (locale, day, date, month, elapsed) => {
    const format = makeFormatter(locale);
    const [then, now] = [new Date('2024-02-01T12:30:00Z'), new Date('2026-02-01T12:30:00Z')];
    expect(format.day(then, 'UTC')).toBe(day);
    expect(format.date(then, 'UTC')).toBe(date);
    expect(format.month(then, now, 'UTC')).toBe(month);
    expect(format.elapsed(then, now)).toBe(elapsed.replace(' ', '\u00a0'));
  });

  it('formats English as the specification does', () => {
    const { held, moved, dollars, day, month, moment, elapsed, list, count, percent, dollarFigure } = enFormatter;
    const [then, now] = [new Date('2024-02-01T12:30:00Z'), new Date('2026-02-01T12:30:00Z')];
    expect([held('1234.5678', 'ETH'), held('0', 'ETH'), moved('1234.5', 'ETH', '+')]).toEqual([
      '1,234.567 ETH',
      '0.000 ETH',
      '+1,234.500 ETH',
    ]);
    expect([dollars('1234.5'), percent('0.85'), count(1250), list(['A', 'B', 'C'])]).toEqual([
      '$1,234.50',
      '0.85%',
      '1,250',
      'A, B, and C',
    ]);
    expect(dollarFigure('0.001')).toEqual({ main: '<$0', rest: '.01' });
    expect([day(then, 'UTC'), month(then, now, 'UTC'), moment(then), elapsed(then, now)]).toEqual([
      '01 Feb',
      'February 2024',
      'Feb 1, 2024, 12:30 UTC',
      '2 yr',
    ]);
  });
});
