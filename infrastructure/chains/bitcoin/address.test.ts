import { describe, expect, it } from 'vitest';
import { isBitcoinAddress, readBitcoinAddress } from './address.js';

const hex = (bytes: Uint8Array | undefined) =>
  bytes && Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

describe('addresses of Bitcoin', () => {
  // The test vectors of BIP-350, which include those of BIP-173 for version 0.
  it.each([
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'p2wpkh', 'main', '751e76e8199196d454941c45d1b3a323f1433bd6'],
    [
      'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
      ...['p2wsh', 'test', '1863143c14c5166804bd19203356da136c985678cd4d27a1b8c6329604903262'],
    ],
    [
      'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
      ...['later', 'main', '751e76e8199196d454941c45d1b3a323f1433bd6751e76e8199196d454941c45d1b3a323f1433bd6'],
    ],
    ['BC1SW50QGDZ25J', 'later', 'main', '751e'],
    ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', 'later', 'main', '751e76e8199196d454941c45d1b3a323'],
    [
      'tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy',
      ...['p2wsh', 'test', '000000c4a5cad46221b2a187905e5266362b99d5e91c6ce24d165dab93e86433'],
    ],
    [
      'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c',
      ...['p2tr', 'test', '000000c4a5cad46221b2a187905e5266362b99d5e91c6ce24d165dab93e86433'],
    ],
    [
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
      ...['p2tr', 'main', '79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'],
    ],
  ])('%s is of the kind %s on %s', (text, kind, net, program) => {
    const read = readBitcoinAddress(text);
    expect([read?.kind, read?.nets, hex(read?.program)]).toEqual([kind, [net], program]);
    expect(isBitcoinAddress(text)).toBe(kind !== 'later');
  });

  it.each([
    ['another network', 'tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut'],
    ['version 1 in the first form', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
    ['version 2 in the first form', 'tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf'],
    ['version 16 in the first form', 'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL'],
    ['version 0 in the second form', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh'],
    ['version 0 in the second form, longer', 'tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47'],
    ['a letter that is none', 'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4'],
    ['version 17', 'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R'],
    ['one byte', 'bc1pw5dgrnzv'],
    ['41 bytes', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav'],
    ['16 bytes in version 0', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P'],
    ['both cases', 'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq'],
    ['too much left over', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf'],
    ['something left over', 'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j'],
    ['nothing in it', 'bc1gmk9yu'],
    ['nothing at all', ''],
    ['blanks', ' '],
    ['a wrong checksum', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3'],
    ['base58 cut short', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN'],
    ['an address of eip155', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['endless text', '1'.repeat(100_000)],
    ['endless text of the other kind', `bc1${'q'.repeat(100_000)}`],
  ])('%s is invalid', (_, text) => {
    expect(readBitcoinAddress(text)).toBeUndefined();
    expect(isBitcoinAddress(text)).toBe(false);
  });

  // From the descriptions of both formats in the wikis and in BIP-49.
  it.each([
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'p2pkh', true],
    ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'p2sh', true],
    ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'p2pkh', false],
    ['2Mww8dCYPUpKHofjgcXcBCEGmniw9CoaiD2', 'p2sh', false],
  ])('%s is of the kind %s; on mainnet: %s', (text, kind, main) => {
    expect(readBitcoinAddress(text)?.kind).toBe(kind);
    expect(isBitcoinAddress(text, 'bip122:000000000019d6689c085ae165831e93')).toBe(main);
    expect(isBitcoinAddress(text, 'bip122:000000000933ea01ad0ee984209779ba')).toBe(!main);
    expect(isBitcoinAddress(text, 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328')).toBe(!main);
  });
});
