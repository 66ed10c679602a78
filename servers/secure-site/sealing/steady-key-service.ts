/** Verifies that a key service can open what it wraps, and caches its newest key. */
import { randomBytes } from 'node:crypto';
import type { KeyService } from './kms-sealer.js';

/** The maximum delay until a new key is used. */
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
        throw new Error('the name of its newest key may only have letters, digits and dashes, 40 at most');
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
      // A sealed text may come from a stranger, with a name that means something else to the service.
      if (!KEY_ID.test(keyId)) throw new Error('there is no such key');
      const key = await service.unwrap(keyId, wrapped);
      if (!(key instanceof Uint8Array) || key.length !== KEY_BYTES)
        throw new Error('it does not return an unwrapped key');
      return key;
    },
  };
}

/** Rejects if it cannot open what it has wrapped. The returned function checks that again. */
export async function tryKeyService(service: KeyService): Promise<() => Promise<void>> {
  const [keyId, key] = [await service.newestKeyId(), randomBytes(KEY_BYTES)];
  const wrapped = await service.wrap(keyId, key);
  const look = async () => {
    if (!Buffer.from(await service.unwrap(keyId, wrapped)).equals(key))
      throw new Error('it cannot unwrap a key that it has wrapped');
  };
  await look();
  return look;
}
