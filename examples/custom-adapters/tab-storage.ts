import type { Storage } from 'porthole';

/** Remembers for as long as the tab lives. Storage may be absent, full or forbidden: then it is as if empty. */
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
        // Nothing is remembered, and the modal goes on.
      }
    },
  };
}
