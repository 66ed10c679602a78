/**
 * Proves that a request comes from the browser that opened the session: signed with a non-extractable key over the method, the URL, the
 * body, the time and a nonce. Like DPoP (RFC 9449), with the body's hash in place of the token's, which is in the body.
 */
import { createPublicKey, verify } from 'node:crypto';
import type { FlowStore } from '../../ports/flow-store.js';
import { Refusal } from '../refusal.js';
import { fingerprint } from '../secret-text.js';
import { type ProofClaims, readProof } from './schema.js';

export interface ProvenRequest {
  readonly proof: string | undefined;
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

/** The proof's time differs from the server's: `at` is the server's time, so that the browser can correct its clock and retry. */
export class StaleProof extends Refusal {
  readonly at: number;

  constructor(at: number) {
    super('The clock of this device is wrong. Set it, and try again', 400);
    this.name = 'StaleProof';
    this.at = at;
  }
}

/** The allowed clock difference, of browsers and between servers. */
const TOLERANCE_MS = 5 * 60_000;

/** Resolves with the thumbprint (RFC 7638) of the key that signed. */
export type CheckProof = (request: ProvenRequest) => Promise<string>;

export function checkProof(flows: FlowStore, now: () => number): CheckProof {
  return async ({ proof, method, url, body }) => {
    const read = readProof(proof);
    if (!read || !isSigned(read)) throw new Refusal('This browser could not prove its identity. Log in again', 401);
    const { jwk, claims } = read;
    if (claims.htm !== method || claims.htu !== url || claims.htb !== fingerprint(body))
      throw new Refusal('This proof belongs to another request', 401);
    if (Math.abs(claims.iat * 1000 - now()) > TOLERANCE_MS) throw new StaleProof(now());
    const key = fingerprint(`{"crv":"P-256","kty":"EC","x":"${jwk.x}","y":"${jwk.y}"}`);
    // Kept until it has expired for every server.
    const isNew = await flows.add(`proof:${key}:${fingerprint(claims.jti)}`, '1', 4 * TOLERANCE_MS);
    if (!isNew) throw new Refusal('This request was made before', 401);
    return key;
  };
}

function isSigned({ jwk, signed, signature }: ProofClaims): boolean {
  try {
    const key = createPublicKey({ key: { ...jwk }, format: 'jwk' });
    return verify('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }, signature);
  } catch {
    return false;
  }
}
