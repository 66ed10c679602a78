import { describe, expect, it } from 'vitest';
import { isOddlyWritten } from './oddly-written.js';

describe('suspicious names', () => {
  it.each([
    ['USDС', 'Cyrillic С'],
    ['MetaМask', 'Cyrillic М'],
    ['Ρhantom', 'Greek Rho'],
    ['Ꮮedger', 'Cherokee letter'],
    ['Pαypal', 'Greek alpha'],
    ['ΜЕТА', 'Greek and Cyrillic'],
    ['U\u200bSDC', 'a blank that is not seen'],
    ['\u202eksaMateM', 'a sign that turns it'],
    ['\u2066MetaMask\u2069', 'signs that set it apart'],
    ['Meta\u00adMask', 'a soft hyphen'],
    ['A\u3164B', 'a letter that is not seen'],
    ['A\u2800B', 'an empty braille sign'],
    ['Meta\ue000Mask', 'a sign of private use'],
  ])('%j is: %s', (name) => {
    expect(isOddlyWritten(name)).toBe(true);
  });

  it.each([
    ...['USDC', 'USD Coin', 'Рубль', 'Ευρώ', '円', 'سكر', 'Żółw', 'Ether 🦊', 'wstETH.e', '$WIF'],
    ...['MetaMask', 'Кошелёк 1', 'OKX ウォレット', 'محفظة Trust', '1inch', ''],
  ])('%j is not', (name) => {
    expect(isOddlyWritten(name)).toBe(false);
  });
});
