/** A key service that is believed nothing that could not be opened again, and is not asked at each turn which key is its newest. */
import { randomBytes } from 'node:crypto';
import type { KeyService } from './kms-sealer.js';

/** So long a new key may take to be used. */
const REMEMBERED_MS = 60_000;
const KEY_ID = /^[a-z\d-]{1,40}$/i;
const KEY_BYTES = 32;

export function steadyKeyService(service: KeyService, now: () => number = () => performance.now()): KeyService {
  let newest: { readonly id: string; readonly until: number } | undefined;
  return {
    async newestKeyId() {
      if (newest && now() < newest.until) return newest.id;
      const id = await service.newestKeyId();
      if (typeof id !== 'string' || !KEY_ID.test(id))
        throw new Error('its newest key has no name of letters, digits and dashes');
      newest = { id, until: now() + REMEMBERED_MS };
      return id;
    },
    async wrap(keyId, key) {
      const wrapped = await service.wrap(keyId, key);
      if (
        !(wrapped instanceof Uint8Array) ||
        wrapped.length < key.length ||
        Buffer.from(wrapped).includes(Buffer.from(key))
      )
        throw new Error('it does not wrap a key');
      return wrapped;
    },
    async unwrap(keyId, wrapped) {
      const key = await service.unwrap(keyId, wrapped);
      if (!(key instanceof Uint8Array) || key.length !== KEY_BYTES) throw new Error('it does not unwrap a key');
      return key;
    },
  };
}

/** Rejects where it does not open what it has wrapped. What is returned looks whether it still does. */
export async function tryKeyService(service: KeyService): Promise<() => Promise<void>> {
  const [keyId, key] = [await service.newestKeyId(), randomBytes(KEY_BYTES)];
  const wrapped = await service.wrap(keyId, key);
  const look = async () => {
    if (!Buffer.from(await service.unwrap(keyId, wrapped)).equals(key))
      throw new Error('it does not open what it has wrapped');
  };
  await look();
  return look;
}
