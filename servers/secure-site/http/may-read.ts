/** Whether a request has the token. */
import { timingSafeEqual } from 'node:crypto';
import { fingerprint } from '../auth/secret-text.js';

export function mayRead(authorization: string | undefined, token: string): boolean {
  const [, given = ''] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
  // Hashed to equal length, for a comparison in constant time.
  return timingSafeEqual(Buffer.from(fingerprint(given)), Buffer.from(fingerprint(token)));
}
