/**
 * Seals with data keys that a key management service wraps: the service's own key never leaves it, and each process asks it once for a data
 * key, and once for each data key to open. A sealed text is `keyId.wrappedKey.iv.bytes`.
 */
import { randomBytes } from 'node:crypto';
import type { Sealer } from '../ports/sealer.js';
import { openBy, sealBy } from './key-sealer.js';

/**
 * The common interface of such services: `Encrypt` and `Decrypt` of AWS and Google, `C_WrapKey` and `C_UnwrapKey` of PKCS#11. Key ids are
 * letters, digits and dashes.
 */
export interface KeyService {
  /** The key that wraps from now on. */
  newestKeyId(): Promise<string>;
  wrap(keyId: string, key: Uint8Array): Promise<Uint8Array>;
  /** With any of its keys. Rejects if that is not allowed, or the wrapped key was changed. */
  unwrap(keyId: string, wrapped: Uint8Array): Promise<Uint8Array>;
}

interface DataKey {
  readonly keyId: string;
  readonly wrapped: string;
  readonly bytes: Uint8Array;
}

/** The maximum number of cached data keys. */
const MOST = 1_000;

export function kmsSealer(service: KeyService): Sealer {
  const opened = new Map<string, Promise<Uint8Array>>();
  let own: DataKey | undefined;

  const dataKey = async (): Promise<DataKey> => {
    const keyId = await service.newestKeyId();
    if (own?.keyId === keyId) return own;
    const bytes = randomBytes(32);
    own = { keyId, bytes, wrapped: Buffer.from(await service.wrap(keyId, bytes)).toString('base64url') };
    return own;
  };
  const unwrapped = (keyId: string, wrapped: string): Promise<Uint8Array> => {
    const place = `${keyId}.${wrapped}`;
    const there = opened.get(place);
    if (there !== undefined) return there;
    const found = service.unwrap(keyId, Buffer.from(wrapped, 'base64url'));
    const [oldest] = opened.keys();
    if (opened.size >= MOST && oldest !== undefined) opened.delete(oldest);
    opened.set(place, found);
    // Retried the next time.
    found.catch(() => opened.delete(place));
    return found;
  };

  return {
    newestKeyId: () => service.newestKeyId(),
    async seal(bytes, context) {
      const { keyId, wrapped, bytes: key } = await dataKey();
      return `${keyId}.${wrapped}.${sealBy(key, bytes, `${keyId} ${context}`)}`;
    },
    async open(sealed, context) {
      const [keyId = '', wrapped = '', ...rest] = sealed.split('.');
      return openBy(await unwrapped(keyId, wrapped), rest.join('.'), `${keyId} ${context}`);
    },
  };
}
