import { describe, expect, it } from 'vitest';
import { formatMonth, formatRelativeDate, formatShortDate, formatTransactionDate } from './format-date.js';

const at = (text: string) => new Date(text);
const NOW = at('2024-02-01T12:00:00Z');

describe('S9.11 dates', () => {
  it('shows a transaction by day and short month', () => {
    expect(formatTransactionDate(at('2024-02-01T10:00:00Z'), 'UTC')).toBe('01 Feb');
    expect(formatTransactionDate(at('2024-12-31T10:00:00Z'), 'UTC')).toBe('31 Dec');
  });

  it('shows short dates the English way', () => {
    expect(formatShortDate(at('2024-01-05T10:00:00Z'), 'UTC')).toBe('Jan 5');
  });

  it('follows the time zone', () => {
    expect(formatShortDate(at('2024-01-05T23:30:00Z'), 'Asia/Tokyo')).toBe('Jan 6');
  });

  it.each([
    [0, '0 sec'],
    [30, '30 sec'],
    [59, '59 sec'],
    [60, '1 min'],
    [120, '2 min'],
    [3599, '59 min'],
    [3600, '1 hr'],
    [7200, '2 hrs'],
    [86_400, '1 d'],
    [2 * 86_400, '2 d'],
    [29 * 86_400, '29 d'],
    [30 * 86_400, '1 mo'],
    [90 * 86_400, '3 mo'],
    [365 * 86_400, '1 yr'],
    [800 * 86_400, '2 yr'],
    [-10, '0 sec'],
  ])('%d seconds ago is %s', (seconds, text) => {
    expect(formatRelativeDate(new Date(NOW.getTime() - seconds * 1000), NOW)).toBe(text);
  });

  it.each([
    ['2024-01-15T00:00:00Z', 'January'],
    ['2020-12-15T00:00:00Z', 'December 2020'],
  ])('the month of %s is %s', (date, title) => {
    expect(formatMonth(at(date), NOW, 'UTC')).toBe(title);
  });

  it('shows nothing for an invalid date', () => {
    expect(formatShortDate(at('nonsense'))).toBe('');
    expect(formatTransactionDate(at('nonsense'))).toBe('');
    expect(formatMonth(at('nonsense'), NOW)).toBe('');
    expect(formatRelativeDate(at('nonsense'), NOW)).toBe('0 sec');
  });
});
