/** Text stored in the browser for the page's origin or one tab. */
import type { Device } from '../../application/ports/device.js';
import type { Storage } from '../../application/ports/storage.js';

/** The part of `localStorage` that is used. */
export type StorageArea = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface KeptTextOptions {
  /** The prefix of each key, which separates several dapps or modals on one origin. */
  readonly prefix: string;
  /** Called on each use: reading the property already throws if storage is blocked. Default `localStorage`. */
  readonly area?: () => StorageArea | null | undefined;
  readonly log: Device['log'];
}

/** Absent, forbidden or full storage behaves as if empty; the first failure of each kind is logged. */
export function keptText(options: KeptTextOptions): Pick<Storage, 'get' | 'set'> {
  const { prefix, area = () => globalThis.localStorage, log } = options;
  const failed = new Set<string>();

  const attempt = <T>(kind: string, use: (area: StorageArea) => T): T | undefined => {
    try {
      const found = area();
      return found ? use(found) : undefined;
    } catch (error) {
      if (!failed.has(kind)) log('info', `Browser storage cannot be ${kind}; it is not used`, error);
      failed.add(kind);
      return undefined;
    }
  };

  return {
    get: (key) => attempt('read', (found) => found.getItem(prefix + key)) ?? undefined,
    set(key, value) {
      attempt('written', (found) => {
        if (value === undefined) found.removeItem(prefix + key);
        else found.setItem(prefix + key, value);
      });
    },
  };
}
