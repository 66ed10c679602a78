import { describe, expect, it } from 'vitest';
import { fromBase64 } from '../../base64.js';
import { messageHash, toSpendId } from './bip322.js';
import { isSignatureOf } from './verify-message.js';

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const verified = (address: string, message: string, signature: string) =>
  isSignatureOf(address, message, fromBase64(signature) ?? new Uint8Array());

const SEGWIT = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l';
const HELLO =
  'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=';
const TAPROOT = 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3';
const TAPROOT_HELLO = 'AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ==';
const LEGACY = '1F3sAm6ZtwLAUnj7d38pGFxtP3RVEvtsbV';
const LEGACY_TEXT = 'This is an example of a signed message.';
const LEGACY_SIGNATURE = 'H9L5yLFjti0QTHhPyFrZCT1V/MMnBtXKmoiKDZ78NDBjERki6ZTQZdSMCtkgoNmp17By9ItJr8o7ChX0XxY91nk=';

describe('the hashes of BIP-322', () => {
  it.each([
    ['', 'c90c269c4f8fcbe6880f72a721ddfbf1914268a794cbb21cfafee13770ae19f1'],
    ['Hello World', 'f0eb03b1a75ac6d9847f55c624a99169b5dccba2a31f5b23bea77ba270de0a7a'],
  ])('of %o', (text, hash) => {
    expect(hex(messageHash(text))).toBe(hash);
  });

  it.each([
    ['', 'c5680aa69bb8d860bf82d4e9cd3504b55dde018de765a91bb566283c545a99a7'],
    ['Hello World', 'b79d196740ad5217771c1098fc4a4b51e0535c32236c71f1ea4d61a2d603352b'],
  ])('of the transaction to spend, for %o', (text, id) => {
    const script = Uint8Array.from([0, 20, ...Buffer.from('2b05d564e6a7a33c087f16e0f730d1440123799d', 'hex')]);
    expect(hex(toSpendId(text, script).slice().reverse())).toBe(id);
  });
});

describe('a signature', () => {
  // BIP-322 publishes two for each text, because signatures are not deterministic.
  it.each([
    [SEGWIT, 'Hello World', HELLO],
    [
      ...[SEGWIT, 'Hello World'],
      'AkgwRQIhAOzyynlqt93lOKJr+wmmxIens//zPzl9tqIOua93wO6MAiBi5n5EyAcPScOjf1lAqIUIQtr3zKNeavYabHyR8eGhowEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
    ],
    [
      ...[SEGWIT, ''],
      'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
    ],
    [TAPROOT, 'Hello World', TAPROOT_HELLO],
    [LEGACY, LEGACY_TEXT, LEGACY_SIGNATURE],
  ] as [string, string, string][])('of %s over %o is accepted', (address, text, signature) => {
    expect(verified(address, text, signature)).toBe(true);
    expect(verified(address, `${text}.`, signature)).toBe(false);
  });

  it.each([
    ['of another address', SEGWIT, 'Hello World', TAPROOT_HELLO],
    ['of the other kind of address', TAPROOT, 'Hello World', HELLO],
    ['of another key', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'Hello World', HELLO],
    ['of another legacy key', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', LEGACY_TEXT, LEGACY_SIGNATURE],
    ['of no address', 'nobody', 'Hello World', HELLO],
    ['of a script', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'Hello World', HELLO],
    ['of nothing', SEGWIT, 'Hello World', ''],
    ['of zeros', SEGWIT, 'Hello World', 'A'.repeat(200)],
    ['of zeros in the classic length', LEGACY, LEGACY_TEXT, 'A'.repeat(88)],
    ['cut short', SEGWIT, 'Hello World', HELLO.slice(0, -4)],
    ['with more behind it', SEGWIT, 'Hello World', `${HELLO.slice(0, -1)}AAAA`],
  ])('%s is refused', (_, address, text, signature) => {
    expect(verified(address, text, signature)).toBe(false);
  });
});
