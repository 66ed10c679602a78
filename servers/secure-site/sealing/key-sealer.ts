/** AES-256-GCM with keys of this process. A sealed text is `keyId.iv.bytes`, the parts in base64url. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Sealer } from '../ports/sealer.js';

export interface SealingKey {
  /** Letters, digits, dashes. */
  readonly id: string;
  /** 32. */
  readonly bytes: Uint8Array;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** `keys`: oldest first, read again each time. */
export function keySealer(keys: () => readonly SealingKey[]): Sealer {
  const newest = (): SealingKey => {
    const key = keys().at(-1);
    if (!key) throw new Error('There is no key for encryption');
    return key;
  };
  return {
    newestKeyId: async () => newest().id,
    seal: async (bytes, context) => {
      const { id, bytes: key } = newest();
      return `${id}.${sealBy(key, bytes, `${id} ${context}`)}`;
    },
    open: async (sealed, context) => {
      const end = sealed.indexOf('.');
      const id = sealed.slice(0, end);
      const key = keys().find((each) => each.id === id);
      if (!key) throw new Error(`Encrypted with the key ${JSON.stringify(id)}, which is not configured here`);
      return openBy(key.bytes, sealed.slice(end + 1), `${id} ${context}`);
    },
  };
}

export function newSealingKey(): SealingKey {
  return { id: randomBytes(8).toString('hex'), bytes: randomBytes(32) };
}

export function sealBy(key: Uint8Array, bytes: Uint8Array, context: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  return `${iv.toString('base64url')}.${sealed.toString('base64url')}`;
}

export function openBy(key: Uint8Array, text: string, context: string): Uint8Array {
  const [iv, sealed] = text.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (iv?.length !== IV_BYTES || sealed === undefined || sealed.length < TAG_BYTES)
    throw new Error('This is not sealed');
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(context));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
}
