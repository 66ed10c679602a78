/** A fake browser storage. */
import type { Storage } from '../../../application/ports/storage.js';
import { memoryStorage } from '../../../infrastructure/fakes/index.js';
import type { StorageState } from '../browser/storage-state.js';
import { CORRUPTED_STORAGE } from '../page/settings/corrupted-storage.js';

export function storageOf(state: StorageState): Storage {
  switch (state) {
    case 'fine':
      return memoryStorage();
    case 'corrupted':
      return memoryStorage(CORRUPTED_STORAGE);
    // As the port specifies, a store that fails behaves as if it were empty.
    case 'forbidden':
    case 'full':
      return { get: () => undefined, set: () => undefined };
  }
}
