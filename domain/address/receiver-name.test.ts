import { describe, expect, it } from 'vitest';
import { isReceiverName } from './receiver-name.js';

describe('a name to send to', () => {
  it.each(['odile.eth', 'odile.berth.example', 'Odile.eth', 'ödile.eth', '🦊.eth', 'a.b.c.d.example'])('%s', (text) => {
    expect(isReceiverName(text)).toBe(true);
  });

  it.each([
    '',
    '.',
    'odile',
    'odile.',
    '.eth',
    'odile..eth',
    '0.5',
    '1.25',
    'odile.e',
    'odile .eth',
    'o\u200bdile.eth',
    `0x${'a'.repeat(40)}`,
  ])('%j is not one', (text) => {
    expect(isReceiverName(text)).toBe(false);
  });
});
