/** How a browser's storage behaves in each state: working, forbidden, full or corrupted. */
import type { StorageArea } from '../../../infrastructure/storage/kept-text.js';
import { CORRUPTED_STORAGE } from '../page/settings/corrupted-storage.js';
import type { StorageState } from './storage-state.js';

export const STORAGE_PREFIX = '@porthole/';

/** Throws where a browser throws: on touching a forbidden storage, on writing to a full one. */
export function storedArea(state: StorageState): () => StorageArea {
  const poison = Object.entries(CORRUPTED_STORAGE).map(([key, value]) => [STORAGE_PREFIX + key, value] as const);
  const texts = new Map<string, string>(state === 'corrupted' ? poison : []);
  const area: StorageArea = {
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, value) {
      if (state === 'full') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      texts.set(key, value);
    },
    removeItem: (key) => void texts.delete(key),
  };
  return () => {
    if (state === 'forbidden') throw new DOMException('The operation is insecure.', 'SecurityError');
    return area;
  };
}
