/** The cryptography of the sandbox's wallets against published vectors, as no such chain runs here to verify them. */
import { describe, expect, it } from 'vitest';
import { writeSs58 } from '../../infrastructure/chains/polkadot/ss58.js';
import { fromHex } from '../../infrastructure/hex.js';
import { addressOf, isSigned, signBytes } from './polkadot-key.js';

/** Substrate's well-known development account Alice: `subkey inspect //Alice`. */
const ALICE = 'e5be9a5092b81bca64be81d212e7f2f9eba183bb7a90954f7b76361f6edb5c0a';

describe('sr25519', () => {
  it('derives the address of the published seed', () => {
    expect(addressOf(ALICE)).toBe('5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY');
    expect(addressOf(ALICE, 0)).toBe('15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5');
  });

  it('verifies the published signature, for its text only', () => {
    // From the test vectors of schnorrkel implementations.
    const key = fromHex('46ebddef8cd9bb167dc30878d7113b7e168e6f0646beffd77d69d39bad76b47a') ?? new Uint8Array();
    const signature =
      '0x4e172314444b8f820bb54c22e95076f220ed25373e5c178234aa6c211d29271244b947e3ff3418ff6b45fd1df1140c8cbff69fc58ee6dc96df70936a2bb74b82';
    const signed = (text: string) =>
      isSigned(writeSs58({ prefix: 42, key }), new TextEncoder().encode(text), signature);
    expect([signed('this is a message'), signed('this is another')]).toEqual([true, false]);
  });

  it('verifies its own signatures', () => {
    const bytes = new TextEncoder().encode('<Bytes>Ahoy</Bytes>');
    expect(isSigned(addressOf(ALICE), bytes, signBytes(ALICE, bytes))).toBe(true);
    expect(isSigned(addressOf(ALICE), bytes.slice(1), signBytes(ALICE, bytes))).toBe(false);
    expect(isSigned(addressOf(ALICE), bytes, '0x00')).toBe(false);
  });
});
