/** Against the vectors of RFC 8032, and forgeries. */
import { describe, expect, it } from 'vitest';
import { toBase58 } from '../../../domain/address/base58.js';
import { sign } from '../../../sandbox/solana/key-pair.js';
import { fromHex } from '../../hex.js';
import { verifyMessage } from './verify-message.js';

const base58 = (hex: string) => toBase58(fromHex(hex) ?? new Uint8Array());
/** Test 2 of section 7.1: the text is the one letter `r`. */
const KEY = base58('3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c');
const SIGNATURE = base58(
  '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
);
const SEED = '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb';

describe('S1.1 a signature of a Solana account', () => {
  it('is the published one', () => {
    expect(verifyMessage(KEY, 'r', SIGNATURE)).toBe(true);
    expect(verifyMessage(KEY, 's', SIGNATURE)).toBe(false);
  });

  it('is over the text as it is written, in any script', async () => {
    const text = 'site.example wants you to sign in with your Solana account:\n🦊';
    const signature = toBase58(await sign({ seed: SEED, address: KEY }, new TextEncoder().encode(text)));
    expect(verifyMessage(KEY, text, signature)).toBe(true);
    expect(verifyMessage(KEY, text.replace('site', 'evil'), signature)).toBe(false);
  });

  it.each([
    ['of another account', base58('11'.repeat(32)), SIGNATURE],
    ['of an account that anybody can sign for', base58(`01${'00'.repeat(31)}`), base58(`01${'00'.repeat(63)}`)],
    ['of no account', '0x', SIGNATURE],
    ['cut short', KEY, SIGNATURE.slice(0, -4)],
    ['in hex', KEY, '92a0'.repeat(32)],
    ['of nothing', KEY, ''],
    ['of endless length', KEY, '1'.repeat(1_000_000)],
  ])('%s is refused', (_, address, signature) => {
    expect(verifyMessage(address, 'r', signature)).toBe(false);
  });
});
