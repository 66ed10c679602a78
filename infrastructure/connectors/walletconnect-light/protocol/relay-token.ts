/**
 * How a client authenticates to the relay: a JWT, signed with the Ed25519 key of its `did:key`.
 * https://specs.walletconnect.com/2.0/specs/clients/core/relay/relay-client-auth
 */
import { toBase58 } from '../../../../domain/address/base58.js';
import type { Signer } from '../crypto/primitives.js';
import { toBase64Url } from './base64-url.js';

const DAY = 86_400;
/** The multicodec prefix of an Ed25519 public key. */
const ED25519 = [0xed, 0x01];

function clientId(publicKey: Uint8Array): string {
  return `did:key:z${toBase58(Uint8Array.from([...ED25519, ...publicKey]))}`;
}

export interface TokenTerms {
  /** A fresh random text for each connection. */
  readonly subject: string;
  /** The relay's address. */
  readonly audience: string;
  /** Seconds since 1970. */
  readonly issuedAt: number;
}

export async function relayToken(
  { publicKey, sign }: Signer,
  { subject, audience, issuedAt }: TokenTerms,
): Promise<string> {
  const encode = (value: object) => toBase64Url(new TextEncoder().encode(JSON.stringify(value)));
  const header = { alg: 'EdDSA', typ: 'JWT' };
  const claims = { iss: clientId(publicKey), sub: subject, aud: audience, iat: issuedAt, exp: issuedAt + DAY };
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${toBase64Url(await sign(new TextEncoder().encode(text)))}`;
}
