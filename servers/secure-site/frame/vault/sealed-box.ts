/** Bytes that only one key opens, and only for their purpose (AES-256-GCM). */
import { fromBase64url, toBase64url } from './base64url.js';

/** Stored in JSON as base64url. */
export interface SealedBox {
  readonly iv: string;
  readonly sealed: string;
}

const IV_LENGTH = 12;

/** `purpose` is bound to the bytes: they do not open for another one. */
export async function seal(key: CryptoKey, bytes: Uint8Array<ArrayBuffer>, purpose: string): Promise<SealedBox> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_LENGTH));
  const sealed = await crypto.subtle.encrypt(algorithm(iv, purpose), key, bytes);
  return { iv: toBase64url(iv), sealed: toBase64url(new Uint8Array(sealed)) };
}

/** Undefined if the key, the purpose or the bytes differ. */
export async function unseal(
  key: CryptoKey,
  box: SealedBox,
  purpose: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [iv, sealed] = [fromBase64url(box.iv), fromBase64url(box.sealed)];
  if (iv?.length !== IV_LENGTH || !sealed) return undefined;
  const opened = await crypto.subtle.decrypt(algorithm(iv, purpose), key, sealed).catch(() => undefined);
  return opened && new Uint8Array(opened);
}

export function isSealedBox(value: unknown): value is SealedBox {
  if (typeof value !== 'object' || value === null) return false;
  const { iv, sealed } = value as Partial<SealedBox>;
  return typeof iv === 'string' && typeof sealed === 'string' && sealed.length <= 4_096;
}

/** A sealing key from bytes that are already secret. */
export async function sealingKey(secret: Uint8Array<ArrayBuffer>, salt: string, use: string): Promise<CryptoKey> {
  const text = new TextEncoder();
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: text.encode(salt), info: text.encode(use) };
  return await crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
}

function algorithm(iv: Uint8Array<ArrayBuffer>, purpose: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(purpose) };
}
