/** ChaCha20-Poly1305 in JavaScript, for browsers without it. */
import { chacha20poly1305 } from '@noble/ciphers/chacha';
import type { Cipher } from './primitives.js';

export const nobleCipher: Cipher = {
  seal: async (key, iv, plain) => Uint8Array.from(chacha20poly1305(key, iv).encrypt(plain)),
  open: async (key, iv, sealed) => Uint8Array.from(chacha20poly1305(key, iv).decrypt(sealed)),
};
