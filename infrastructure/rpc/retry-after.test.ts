import { describe, expect, it } from 'vitest';
import { retryAfter } from './retry-after.js';

const NOW = Date.parse('Sun, 06 Nov 1994 08:49:30 GMT');

describe('S9.3 when a request may be retried', () => {
  it.each([
    ['0', 0],
    ['7', 7_000],
    [' 7 ', 7_000],
    ['99999999999', 60_000],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 7_000],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 7_000],
    ['Sun, 06 Nov 1994 08:49:00 GMT', 0],
    ['Mon, 07 Nov 2994 08:49:00 GMT', 60_000],
  ])('%j means in %i ms', (header, wait) => {
    expect(retryAfter(header, NOW)).toBe(wait);
  });

  it.each([null, '', 'soon', '-7', '7.5', '7 seconds', 'NaN', 'Infinity', 'Sun'])('%j is ignored', (header) => {
    expect(retryAfter(header, NOW)).toBeUndefined();
  });
});
