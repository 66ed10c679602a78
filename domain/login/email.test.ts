import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailThrottle, emailWait, isEmail, mayBeEmail } from './email.js';

describe('S5.1 email', () => {
  it.each(['a@b.co', 'a+b@c.com', 'A_B@C.ORG', 'a.b-c@sub.dapp-1.example', '1@2.io', 'a@1.co'])(
    '%s is valid',
    (email) => {
      expect(isEmail(email)).toBe(true);
    },
  );

  it.each([
    '',
    'a@b',
    'a@b.c',
    'a..b@c.com',
    '.a@b.com',
    'a.@b.com',
    'a@-b.com',
    'a@b-.com',
    'ä@b.com',
    'a@bä.com',
    'a @b.com',
    ' a@b.com',
    'a@b.com ',
    'a@b.com\n',
    "o'neil@b.com",
    'a@b..com',
    'a@b.com.',
    'a@b.c0m',
    'a@@b.com',
    '@b.com',
    'a@',
    `${'a'.repeat(320)}@b.com`,
  ])('%j is not', (email) => {
    expect(isEmail(email)).toBe(false);
  });

  it('is checked quickly for any text', () => {
    expect(isEmail(`${'a.'.repeat(150)}@`)).toBe(false);
    expect(isEmail(`a@${'a-'.repeat(150)}`)).toBe(false);
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (isEmail(text)) expect(text).toMatch(/^[\w+.-]+@[\w.-]+\.[a-z]{2,}$/i);
      }),
    );
  });
});

describe('S5.2 email throttle', () => {
  const LAST = 1_700_000_000_000;

  it.each([
    [0, 30],
    [1, 30],
    [999, 30],
    [1000, 29],
    [15_500, 15],
    [29_000, 1],
    [29_999, 1],
    [30_000, 0],
    [90_000, 0],
  ])('%d ms after the last login, wait %d s', (elapsed, seconds) => {
    expect(emailWait(LAST, LAST + elapsed)).toBe(seconds);
    expect(emailThrottle(LAST, LAST + elapsed)?.message).toBe(
      seconds ? `Please try again after ${seconds} seconds` : undefined,
    );
  });

  it('includes the seconds to wait, and the time they count from', () => {
    expect(emailThrottle(LAST, LAST + 15_500)?.data).toEqual({ seconds: 15, since: LAST });
  });

  it.each([undefined, Number.NaN])('allows a login if the last one is %s', (last) => {
    expect(emailThrottle(last, LAST)).toBeUndefined();
  });

  it('never shows more than 30 seconds, even if the clock was turned back a little', () => {
    expect(emailWait(LAST, LAST - 30_000)).toBe(30);
  });

  it.each([30_001, 86_400_000])('does not lock visitors out if the clock was turned back by %d ms', (ahead) => {
    expect(emailWait(LAST, LAST - ahead)).toBe(0);
    expect(emailThrottle(LAST, LAST - ahead)).toBeUndefined();
  });
});

describe('mayBeEmail', () => {
  it.each([
    ['', false],
    ['a@b', false],
    ['  a@b  ', false],
    ['a@b.', true],
  ])('of %j is %s', (text, may) => {
    expect(mayBeEmail(text)).toBe(may);
  });
});
