import { describe, expect, it } from 'vitest';
import { linkedSentence } from './linked-sentence.js';

const terms = { text: 'Terms', href: 'https://site.example/terms' };
const privacy = { text: 'Privacy policy', href: 'https://site.example/privacy' };

describe('linkedSentence', () => {
  it('puts each link at its place, in any order', () => {
    expect(linkedSentence('You agree to {terms} and {privacy}.', { terms, privacy })).toEqual([
      { text: 'You agree to ' },
      terms,
      { text: ' and ' },
      privacy,
      { text: '.' },
    ]);
    expect(linkedSentence('{privacy}: {terms}', { terms, privacy })).toEqual([privacy, { text: ': ' }, terms]);
  });

  it('leaves a place without a link unchanged', () => {
    expect(linkedSentence('By {name}: {terms}', { terms })).toEqual([
      { text: 'By ' },
      { text: '{name}' },
      { text: ': ' },
      terms,
    ]);
  });

  it('is the sentence itself without links', () => {
    expect(linkedSentence('Plain words.', {})).toEqual([{ text: 'Plain words.' }]);
    expect(linkedSentence('', {})).toEqual([]);
  });
});
