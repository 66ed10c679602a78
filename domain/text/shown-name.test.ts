import { describe, expect, it } from 'vitest';
import { shownName } from './shown-name.js';

describe('S7.8 a name that is shown', () => {
  it.each(['alba.eth', 'a.b.c', 'früh.eth', '🦊.eth', 'x-1_2.site.example'])('is %s', (name) => {
    expect(shownName(name)).toBe(name);
  });

  it.each([
    ['alba', 'no dot'],
    ['.eth', 'an empty part'],
    ['alba..eth', 'an empty part'],
    ['alba.', 'an empty part'],
    ['', 'nothing'],
    ['al ba.eth', 'a blank'],
    ['al\u00a0ba.eth', 'a blank that does not break'],
    ['al\u200bba.eth', 'a blank without width'],
    ['\u202eabla.eth', 'a turn of direction'],
    ['al\u0000ba.eth', 'a control character'],
    ['al\nba.eth', 'a second line'],
    ['alba\u0301\u0301\u0301\u0301.eth', 'a heap of marks'],
    [`${'a'.repeat(300)}.eth`, 'more than a name can be'],
    [7, 'no text'],
    [null, 'no text'],
    [{ toString: () => 'alba.eth' }, 'no text'],
  ])('is not %j: %s', (name: unknown, _why: string) => {
    expect(shownName(name)).toBeUndefined();
  });
});
