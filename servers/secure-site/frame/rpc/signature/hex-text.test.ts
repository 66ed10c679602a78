import { type Hex, stringToHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { hexText } from './hex-text.js';

describe('hexText', () => {
  it.each(['', 'Welcome aboard', 'two\nlines\r\n\tand a tab', 'é 漢字 مرحبا ⚓'])('reads %j', (text) => {
    expect(hexText(stringToHex(text))).toBe(text);
  });

  it('keeps a byte order mark, which is signed as well', () => {
    expect(hexText('0xefbbbf4869')).toBe('\uFEFFHi');
  });

  it.each<Hex>(['0xff', '0xc3', '0xefbfbd', '0x00', '0x1b5b', '0x123'])('has no text for %s', (bytes) => {
    expect(hexText(bytes)).toBeUndefined();
  });
});
