/** Whether a request brings the token. */
import { timingSafeEqual } from 'node:crypto';
import { fingerprint } from '../auth/secret-text.js';

export function mayRead(authorization: string | undefined, token: string): boolean {
  const [, given = ''] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
  // Of equal length, whatever was given.
  return timingSafeEqual(Buffer.from(fingerprint(given)), Buffer.from(fingerprint(token)));
}
