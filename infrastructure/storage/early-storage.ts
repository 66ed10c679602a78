/** The browser's storage until the core is loaded: can be read, and watched for changes by other tabs. */
import type { Storage } from '../../application/ports/storage.js';

export type EarlyStorage = Pick<Storage, 'get' | 'watch'>;

/** Storage that cannot be read counts as empty; the core logs why. */
export function earlyStorage(prefix: string): EarlyStorage {
  return {
    get(key) {
      try {
        return globalThis.localStorage?.getItem(prefix + key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    watch(onChange) {
      const onStorage = ({ key, storageArea }: StorageEvent) => {
        // Frames of the page share the other area. Without a key, everything was removed.
        if (storageArea !== globalThis.sessionStorage && (key ?? prefix).startsWith(prefix)) onChange(undefined);
      };
      globalThis.addEventListener?.('storage', onStorage);
      return () => globalThis.removeEventListener?.('storage', onStorage);
    },
  };
}
