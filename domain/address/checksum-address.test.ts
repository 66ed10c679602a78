import fc from 'fast-check';
import { getAddress } from 'viem';
import { expect, it } from 'vitest';
import { checksumAddress } from './checksum-address.js';

// The examples of ERC-55 itself.
it.each([
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
])('writes %s as the standard does', (address) => {
  expect(checksumAddress(address.toLowerCase())).toBe(address);
  expect(checksumAddress(`0x${address.slice(2).toUpperCase()}`)).toBe(address);
});

it('agrees with the EVM library on any address', () => {
  const address = fc
    .uint8Array({ minLength: 20, maxLength: 20 })
    .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}` as const);
  fc.assert(fc.property(address, (each) => checksumAddress(each) === getAddress(each)));
});
