import type { Storage } from '../../application/ports/storage.js';

/** Emits the key with this prefix that another tab of the origin has changed; `undefined` for all of them. */
export function watchKeys(prefix: string): NonNullable<Storage['watch']> {
  return (onChange) => {
    const onStorage = ({ key, newValue, storageArea }: StorageEvent) => {
      // Frames of the page share it.
      if (storageArea === globalThis.sessionStorage) return;
      if (key === null) onChange(undefined);
      else if (key.startsWith(prefix)) onChange(key.slice(prefix.length), newValue === null);
    };
    globalThis.addEventListener?.('storage', onStorage);
    return () => globalThis.removeEventListener?.('storage', onStorage);
  };
}
