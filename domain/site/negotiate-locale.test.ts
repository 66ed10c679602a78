import { describe, expect, it } from 'vitest';
import { isLanguageTag, negotiateLocale } from './negotiate-locale.js';

const OFFERED = ['de', 'es', 'pt-BR', 'zh-Hans', 'zh-Hant', 'ar', 'he', 'id', 'sr-Latn'];

describe('negotiateLocale', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['DE-ch', 'de'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['es-419', 'es'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-SG', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-MO', 'zh-Hant'],
    ['zh-Hant-CN', 'zh-Hant'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['iw', 'he'],
    ['in', 'id'],
    ['sr', 'en'],
    ['sr-Latn-RS', 'sr-Latn'],
    ['en', 'en'],
    ['en-GB', 'en'],
    ['no', 'en'],
    ['cy', 'en'],
    ['', 'en'],
    ['de_DE', 'en'],
    ['not a tag', 'en'],
    ['__proto__', 'en'],
  ])('gives %s %s', (wanted, given) => {
    expect(negotiateLocale([wanted], OFFERED)).toBe(given);
  });

  it('takes the first one that is offered, including English', () => {
    expect(negotiateLocale(['', 'nb', 'de', 'es'], OFFERED)).toBe('de');
    expect(negotiateLocale(['nb', 'en-US', 'de'], OFFERED)).toBe('en');
    expect(negotiateLocale([], OFFERED)).toBe('en');
  });

  it('prefers the exact tag, then the region, among several of a language', () => {
    const offered = ['pt-BR', 'pt-PT', 'en-GB', 'en-Arab'];
    expect(negotiateLocale(['pt-PT'], offered)).toBe('pt-PT');
    expect(negotiateLocale(['pt-AO'], offered)).toBe('pt-BR');
    expect(negotiateLocale(['en-Latn-GB'], offered)).toBe('en-GB');
    expect(negotiateLocale(['en-Arab'], offered)).toBe('en-Arab');
    expect(negotiateLocale(['en'], offered)).toBe('en');
  });
});

describe('isLanguageTag', () => {
  it.each(['de', 'pt-BR', 'zh-Hant-TW'])('takes %s', (tag) => expect(isLanguageTag(tag)).toBe(true));
  it.each(['', 'de_DE', 'german!', 'a'])('refuses %j', (tag) => expect(isLanguageTag(tag)).toBe(false));
});
