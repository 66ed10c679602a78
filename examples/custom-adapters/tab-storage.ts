import type { Storage } from 'porthole';

/** Stores data until the tab is closed. Storage may be missing, full or blocked: then it behaves as if empty. */
export function tabStorage(area: () => globalThis.Storage = () => sessionStorage): Storage {
  return {
    get(key) {
      try {
        return area().getItem(`wallet.${key}`) ?? undefined;
      } catch {
        return undefined;
      }
    },
    set(key, value) {
      try {
        if (value === undefined) area().removeItem(`wallet.${key}`);
        else area().setItem(`wallet.${key}`, value);
      } catch {
        // Nothing is stored; the modal still works.
      }
    },
  };
}
