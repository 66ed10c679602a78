/** Signs the frame's requests with a non-extractable key of this browser, so that a stolen token is useless. */
import type { KeyValueStore } from '../key-value-store.js';
import { toBase64url } from '../vault/base64url.js';

export interface ProvableRequest {
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

/** `late`: the offset of this device's clock from the server's, in milliseconds. */
export type Prove = (request: ProvableRequest, late?: number) => Promise<string>;

const PLACE = 'proof-key';
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' };
const text = new TextEncoder();

export function browserProof(store: KeyValueStore, { subtle } = crypto): Prove {
  let made: Promise<CryptoKeyPair> | undefined;
  const pair = async (): Promise<CryptoKeyPair> => {
    const there = await store.get(PLACE).catch(() => undefined);
    if (isPair(there)) return there;
    const fresh = await subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);
    // If nothing can be stored, it lasts as long as the page, like the session.
    const kept = await store.setIfAbsent(PLACE, fresh).catch(() => fresh);
    return isPair(kept) ? kept : fresh;
  };
  return async ({ method, url, body }, late = 0) => {
    made ??= pair();
    const { privateKey, publicKey } = await made;
    const { kty, crv, x, y } = await subtle.exportKey('jwk', publicKey);
    const claims = {
      jti: toBase64url(crypto.getRandomValues(new Uint8Array(16))),
      ...{ htm: method, htu: url },
      htb: toBase64url(new Uint8Array(await subtle.digest('SHA-256', text.encode(body)))),
      iat: Math.floor((Date.now() + late) / 1000),
    };
    const signed = `${part({ typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } })}.${part(claims)}`;
    const signature = await subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, text.encode(signed));
    return `${signed}.${toBase64url(new Uint8Array(signature))}`;
  };
}

function part(value: unknown): string {
  return toBase64url(text.encode(JSON.stringify(value)));
}

function isPair(value: unknown): value is CryptoKeyPair {
  if (typeof value !== 'object' || value === null) return false;
  const { privateKey, publicKey } = value as Partial<CryptoKeyPair>;
  return privateKey instanceof CryptoKey && publicKey instanceof CryptoKey;
}
