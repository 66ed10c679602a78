/** A key management service as a module of the operator: with a cloud's SDK, or a PKCS#11 library. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StoreUnavailable } from '../ports/store-unavailable.js';
import type { KeyService } from './kms-sealer.js';

const MEMBERS = ['newestKeyId', 'wrap', 'unwrap'] as const;

/** The module exports a function `keyService` that returns it or a promise of it. Rejects with what is wrong with it. */
export async function moduleKeyService(path: string): Promise<KeyService> {
  const loaded: unknown = await import(/* @vite-ignore */ pathToFileURL(resolve(path)).href).catch((error: unknown) => {
    throw new Error(`"${path}" cannot be loaded: ${error instanceof Error ? error.message : 'for no known reason'}`);
  });
  const make: unknown = Reflect.get(Object(loaded), 'keyService');
  if (typeof make !== 'function') throw new Error(`"${path}" exports no function "keyService"`);
  const made: unknown = await make();
  const missing = MEMBERS.find((member) => typeof Reflect.get(Object(made), member) !== 'function');
  if (missing !== undefined) throw new Error(`what "${path}" returns has no function "${missing}"`);
  const service = made as KeyService;
  const tried = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      // Only the module knows whether it refuses or is unreachable, so the operation can be retried.
      throw new StoreUnavailable(error);
    }
  };
  return {
    newestKeyId: () => tried(() => service.newestKeyId()),
    wrap: (keyId, key) => tried(() => service.wrap(keyId, key)),
    unwrap: (keyId, wrapped) => tried(() => service.unwrap(keyId, wrapped)),
  };
}
