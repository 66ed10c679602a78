/** Unguessable texts. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in a URL. */
export function secretText(): string {
  return randomBytes(32).toString('base64url');
}

/** The fingerprint of a secret, stored instead of the secret itself. */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
