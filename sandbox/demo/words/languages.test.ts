import { describe, expect, it } from 'vitest';
import { ENGLISH } from './english.js';
import { LANGUAGES, languageOf } from './languages.js';

const namesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const OTHERS = LANGUAGES.filter(([tag]) => tag !== 'en').map(([tag, name]) => ({ tag, name }));

describe.each(OTHERS)('the demo in $name', ({ tag }) => {
  it('has all texts, with the values of the English ones', async () => {
    const { text } = await languageOf(tag);
    for (const [key, english] of Object.entries(ENGLISH)) {
      const other = text[key as keyof typeof ENGLISH];
      expect(other.trim(), key).toBe(other);
      expect(other, key).not.toBe('');
      expect(namesIn(other), key).toEqual(namesIn(english));
    }
  });

  it('has no English sentences', async () => {
    const { text } = await languageOf(tag);
    const english = new Set<string>(Object.values(ENGLISH).filter((each) => each.includes(' ')));
    expect(Object.values(text).filter((each) => english.has(each))).toEqual([]);
  });
});

describe('a language that the demo does not have', () => {
  it.each([undefined, 'cy', 'en-XA', '../english', ''])('%s becomes English', async (tag) => {
    expect(await languageOf(tag)).toEqual({ tag: 'en', direction: 'ltr', text: ENGLISH });
  });
});
