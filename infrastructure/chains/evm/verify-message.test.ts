/** By a key: the example of EIP-191 in the documentation of web3.js, and forgeries. */
import { describe, expect, it } from 'vitest';
import { isSignedByKey } from './verify-message.js';

const ADDRESS = '0x2c7536E3605D9C16a7a3D7b1898e529396a65c23';
const R = 'b91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd';
const S = '6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a029';
const SIGNATURE = `0x${R}${S}1c`;

describe('S1.1 a signature of EIP-191', () => {
  it('is the published one', () => {
    expect(isSignedByKey(ADDRESS, 'Some data', SIGNATURE)).toBe(true);
    expect(isSignedByKey(ADDRESS.toLowerCase(), 'Some data', SIGNATURE.replace(/1c$/, '01'))).toBe(true);
  });

  it.each([
    ['another text', ADDRESS, 'Some data.', SIGNATURE],
    ['another account', `0x${'2c'.repeat(20)}`, 'Some data', SIGNATURE],
    ['another parity', ADDRESS, 'Some data', `0x${R}${S}1b`],
    ['no parity', ADDRESS, 'Some data', `0x${R}${S}1e`],
    ['halves changed over', ADDRESS, 'Some data', `0x${S}${R}1c`],
    ['a byte less', ADDRESS, 'Some data', `0x${R}${S}`],
    ['nothing', ADDRESS, 'Some data', '0x'],
    ['zeros', ADDRESS, 'Some data', `0x${'00'.repeat(64)}1b`],
    ['no point of the curve', ADDRESS, 'Some data', `0x${'ff'.repeat(64)}1b`],
  ])('is invalid with %s', (_, address, text, signature) => {
    expect(isSignedByKey(address, text, signature)).toBe(false);
  });
});
