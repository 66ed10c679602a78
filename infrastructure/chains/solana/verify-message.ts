/** Verifies an account's signature of a text: ed25519 over its UTF-8 bytes. Loaded on demand. */
import { ed25519 } from '@noble/curves/ed25519.js';
import { fromBase58 } from '../../../domain/address/base58.js';

/** Longer than any signature or key in base58. */
const MOST_LETTERS = 100;

/** Also false for an invalid address or signature. Never throws. */
export function verifyMessage(address: string, message: string, signature: string): boolean {
  if (signature.length > MOST_LETTERS || address.length > MOST_LETTERS) return false;
  const [key, signed] = [fromBase58(address), fromBase58(signature)];
  if (key?.length !== 32 || signed?.length !== 64) return false;
  try {
    // Strict verification (`zip215: false`) rejects small-order points, for which anyone could forge a signature.
    return ed25519.verify(signed, new TextEncoder().encode(message), key, { zip215: false });
  } catch {
    return false;
  }
}
