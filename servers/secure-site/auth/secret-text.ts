/** Texts that cannot be guessed. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, fit for an address. */
export function secretText(): string {
  return randomBytes(32).toString('base64url');
}

/** By which a secret is known again without being kept. */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
