import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { blake2b } from '@noble/hashes/blake2.js';
import { describe, expect, it } from 'vitest';
import { addressOf, signBytes } from '../../../sandbox/polkadot/polkadot-key.js';
import { fromHex } from '../../hex.js';
import { writeSs58 } from './ss58.js';
import { isSignatureOf } from './verify-message.js';

const SECRET = Uint8Array.from({ length: 32 }, (_, at) => at + 1);
const text = (words: string) => new TextEncoder().encode(words);
const bytes = (hex: string) => fromHex(hex.replace(/^0x/, '')) ?? new Uint8Array();
const AHOY = text('<Bytes>Ahoy</Bytes>');

/** An account of each key type, and its signature of the text in the format without a type. */
const KINDS = [
  { kind: 1, address: addressOf('c3'.repeat(32)), signature: bytes(signBytes('c3'.repeat(32), AHOY)) },
  {
    kind: 0,
    address: writeSs58({ prefix: 0, key: ed25519.getPublicKey(SECRET) }),
    signature: ed25519.sign(AHOY, SECRET),
  },
  {
    kind: 2,
    address: writeSs58({ prefix: 2, key: blake2b(secp256k1.getPublicKey(SECRET, true), { dkLen: 32 }) }),
    signature: ecdsa(AHOY),
  },
] as const;

function ecdsa(message: Uint8Array): Uint8Array {
  const signature = secp256k1.sign(blake2b(message, { dkLen: 32 }), SECRET, { prehash: false });
  return Uint8Array.from([...signature.toCompactRawBytes(), signature.recovery]);
}

describe('a signature of a text', () => {
  it.each(KINDS)(
    'by an account of kind $kind is distinguished from all others',
    async ({ kind, address, signature }) => {
      const signed = Uint8Array.from([kind, ...signature]);
      expect(await isSignatureOf(address, AHOY, signature)).toBe(true);
      expect(await isSignatureOf(address, AHOY, signed)).toBe(true);
      const wrong = Uint8Array.from(signature, (byte, at) => (at === 5 ? byte ^ 1 : byte));
      for (const each of [wrong, signature.slice(1), new Uint8Array(64), new Uint8Array(66), new Uint8Array()])
        expect(await isSignatureOf(address, AHOY, each)).toBe(false);
      expect(await isSignatureOf(address, text('Ahoy'), signature)).toBe(false);
      expect(await isSignatureOf(address, AHOY, Uint8Array.from([(kind + 1) % 3, ...signature]))).toBe(false);
      for (const other of KINDS)
        expect(await isSignatureOf(other.address, AHOY, signature)).toBe(other.address === address);
    },
  );

  it('is the published one of schnorrkel', async () => {
    const key = bytes('46ebddef8cd9bb167dc30878d7113b7e168e6f0646beffd77d69d39bad76b47a');
    const signature = bytes(
      '4e172314444b8f820bb54c22e95076f220ed25373e5c178234aa6c211d29271244b947e3ff3418ff6b45fd1df1140c8cbff69fc58ee6dc96df70936a2bb74b82',
    );
    const address = writeSs58({ prefix: 42, key });
    expect(await isSignatureOf(address, text('this is a message'), signature)).toBe(true);
    expect(await isSignatureOf(address, text('this is another'), signature)).toBe(false);
  });

  it('cannot be forged for a key that nobody has', async () => {
    const forged = Uint8Array.from({ length: 64 }, (_, at) => (at === 0 ? 1 : 0));
    for (const key of [new Uint8Array(32), forged.slice(0, 32)])
      for (let at = 0; at < 16; at++)
        expect(await isSignatureOf(writeSs58({ prefix: 0, key }), text(`Ahoy ${at}`), forged)).toBe(false);
  });

  it('is invalid for an invalid address', async () => {
    expect(await isSignatureOf('nonsense', AHOY, KINDS[0].signature)).toBe(false);
  });
});
