/** SHA-256, HKDF, Ed25519 and X25519 in JavaScript: for older browsers, and pages outside a secure context. */
import { ed25519, x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Curves } from './primitives.js';

export const nobleCurves: Curves = {
  sha256: async (data) => Uint8Array.from(sha256(data)),
  signer: async (seed) => ({
    publicKey: Uint8Array.from(ed25519.getPublicKey(seed)),
    sign: async (data) => Uint8Array.from(ed25519.sign(data, seed)),
  }),
  publicKey: async (privateKey) => Uint8Array.from(x25519.getPublicKey(privateKey)),
  sharedKey: async (privateKey, theirs) =>
    Uint8Array.from(hkdf(sha256, x25519.getSharedSecret(privateKey, theirs), undefined, undefined, 32)),
};
