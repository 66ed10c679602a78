/** The client secret for Apple: a token for five minutes, signed with the team's key (ES256). */
import { createPrivateKey, sign } from 'node:crypto';

export interface AppleKey {
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** As Apple issues it: PKCS #8 in PEM. */
  readonly privateKey: string;
}

const LIFETIME_SECONDS = 300;

/** Throws if the key is invalid. */
export function appleSecret(
  { clientId, teamId, keyId, privateKey }: AppleKey,
  audience: string,
  now: () => number = Date.now,
): string {
  const seconds = Math.floor(now() / 1000);
  const claims = { iss: teamId, sub: clientId, aud: audience, iat: seconds, exp: seconds + LIFETIME_SECONDS };
  const said = `${encoded({ alg: 'ES256', kid: keyId, typ: 'JWT' })}.${encoded(claims)}`;
  const key = { key: createPrivateKey(privateKey), dsaEncoding: 'ieee-p1363' } as const;
  return `${said}.${sign('sha256', Buffer.from(said), key).toString('base64url')}`;
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
