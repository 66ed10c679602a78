/** The token by which a client identifies itself: a JWT signed with the ed25519 key of its id. */
import { createPublicKey, verify } from 'node:crypto';
import { readDidKey } from './did-key.js';

export interface TokenCheck {
  /** The host that the client connects to: a token for another relay is refused. */
  readonly host: string;
  /** Milliseconds. */
  readonly now: number;
  /** The tolerated clock difference in seconds. */
  readonly skew: number;
}

/** The client's id (`did:key`), or the reason to refuse it. */
export type TokenVerdict = { readonly clientId: string } | { readonly refused: string };

export function checkClientToken(token: string, { host, now, skew }: TokenCheck): TokenVerdict {
  const [header, claims, signature, ...rest] = token.split('.');
  if (!header || !claims || !signature || rest.length > 0) return { refused: 'no token' };
  const { alg, typ } = readPart(header);
  if (alg !== 'EdDSA' || typ !== 'JWT') return { refused: 'the token is not signed by EdDSA' };
  const { iss, sub, aud, iat, exp } = readPart(claims);
  const key = typeof iss === 'string' ? readDidKey(iss) : undefined;
  if (typeof iss !== 'string' || !key) return { refused: 'the issuer is no did:key of an ed25519 key' };
  if (typeof sub !== 'string' || sub === '') return { refused: 'the token has no subject' };
  if (typeof iat !== 'number' || typeof exp !== 'number') return { refused: 'the token has no time' };
  const seconds = now / 1000;
  if (iat > seconds + skew) return { refused: 'the token is from the future' };
  if (exp < seconds - skew) return { refused: 'the token has expired' };
  if (typeof aud !== 'string' || !URL.canParse(aud) || new URL(aud).host !== host)
    return { refused: 'the token is for another relay' };
  if (!isSigned(`${header}.${claims}`, signature, key)) return { refused: 'the signature is wrong' };
  return { clientId: iss };
}

function readPart(part: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function isSigned(text: string, signature: string, key: Uint8Array): boolean {
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key).toString('base64url') };
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}
