/** Data stored with its time, by key, while it is valid. */
import type { SchedulerLike } from 'rxjs';
import { readProperty } from '../../domain/value/read-property.js';
import type { Storage } from './storage.js';

/** The maximum number of entries: the oldest are dropped. */
const MOST = 50;
/** The maximum number of characters of all entries; a page has about five million for everything. */
const MOST_CHARACTERS = 500_000;

export interface Kept {
  /** Undefined if it is too old, from the future, or missing. Unchecked: any script can write to storage. */
  get(key: string): { readonly at: number; readonly value: unknown } | undefined;
  /** `undefined` removes it; a value that is too long to store does as well. */
  set(key: string, value: unknown, at?: number): void;
}

/** `lifetime` in milliseconds. An entry is too old when its age is greater than that. */
export function keptFor(storage: Storage, scheduler: SchedulerLike, name: string, lifetime: number): Kept {
  const read = (): Map<string, { readonly at: number; readonly value: unknown }> => {
    const now = scheduler.now();
    const all = Object.entries(parse(storage.get(name)));
    const entries = all.flatMap(([key, entry]) => {
      const at = readProperty(entry, 'at');
      const good = typeof at === 'number' && at <= now && now - at <= lifetime;
      return good ? [[key, { at, value: readProperty(entry, 'value') }] as const] : [];
    });
    // Expired entries are of no use, and would reveal visits of long ago.
    if (entries.length < all.length) keep(entries);
    return new Map(entries);
  };
  const keep = (entries: readonly (readonly [string, unknown])[]) =>
    storage.set(name, entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : undefined);
  read();
  return {
    get: (key) => read().get(key),
    set(key, value, at = scheduler.now()) {
      const all = read();
      all.delete(key);
      if (value !== undefined && JSON.stringify(value).length <= MOST_CHARACTERS) all.set(key, { at, value });
      let left = [...all].slice(-MOST);
      const text = () => JSON.stringify(Object.fromEntries(left));
      let kept = text();
      while (kept.length > MOST_CHARACTERS) {
        left = left.slice(1);
        kept = text();
      }
      storage.set(name, left.length > 0 ? kept : undefined);
    },
  };
}

function parse(text: string | undefined): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
