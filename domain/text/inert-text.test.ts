import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alteredName, inertText } from './inert-text.js';

describe('untrusted text', () => {
  it.each([
    ['Alpha Wallet', 'Alpha Wallet'],
    ['  Alpha\n\tWallet ', 'Alpha Wallet'],
    ['Meta\u202eksaM', 'Meta ksaM'],
    ['\u2066Alpha\u2069', 'Alpha'],
    ['Al\u0000pha\u0007\u001b[31m', 'Al pha [31m'],
    ['Al\u200b\u200d\ufeff\u00adpha', 'Al pha'],
    ['Alpha\ufe0f\u034f\u3164\u2800', 'Alpha'],
    ['\ud800Alpha\udc00', 'Alpha'],
    ['Alpha\u{e0041}\u{e000}', 'Alpha'],
    ['Zürich 海 علي นี้ नमस्ते', 'Zürich 海 علي นี้ नमस्ते'],
    [`Z${'\u0301'.repeat(60)}algo`, 'Z\u0301\u0301algo'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['%c{{name}}', '%c{{name}}'],
    ['\u2028\u2029\u3000', ''],
  ])('%j is shown as %j', (text, shown) => {
    expect(inertText(text, 64)).toBe(shown);
  });

  it('is cut between characters, and marked where it was cut', () => {
    expect(inertText('🦊'.repeat(10_000), 64)).toBe(`${'🦊'.repeat(63)}…`);
    expect(inertText('x'.repeat(10_000), 64)).toBe(`${'x'.repeat(63)}…`);
    expect(inertText('x'.repeat(64), 64)).toBe('x'.repeat(64));
  });

  it('does not change when sanitized twice, and is never longer than allowed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const shown = inertText(text, 20);
        expect([...shown].length).toBeLessThanOrEqual(20);
        expect(inertText(shown, 20)).toBe(shown);
        expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      }),
    );
  });
});

it.each([
  ['Alpha', false],
  [' Alpha ', false],
  ['Al\u200bpha', true],
  ['\u202eahplA', true],
  [`A${'\u0301'.repeat(9)}`, true],
  ['A name that is too long', false],
])('S2.10 whether hidden characters were removed from %j', (name, is) => {
  expect(alteredName(name, inertText(name, 10))).toEqual(is ? { altered: true } : {});
});
