import type { Storage } from '../../../application/ports/storage.js';

/** One text in storage. If storage is blocked or full, this page holds it: a visitor who has signed is not asked again. */
export function heldText(storage: Storage, key: string) {
  let held: string | undefined;
  return {
    get: () => held ?? storage.get(key),
    set(text: string | undefined) {
      storage.set(key, text);
      held = storage.get(key) === text ? undefined : text;
    },
  };
}
