import type { Storage } from '../../application/ports/storage.js';

/** A store in memory, for tests, servers and hosts that must not persist anything. */
export interface MemoryStorage extends Required<Storage> {
  /** A copy of everything stored, except for the data of single tabs (`tab`). */
  entries(): Readonly<Record<string, string>>;
  /** The same store as another tab sees it. Each is notified of the other's changes. */
  otherTab(): MemoryStorage;
}

type Listener = (key: string | undefined, removed: boolean) => void;

/** Creates a store in memory. `initial`: its first entries. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): MemoryStorage {
  return tabOf(new Map(Object.entries(initial)), new Set());
}

function tabOf(stored: Map<string, string>, tabs: Set<Set<Listener>>): MemoryStorage {
  const watchers = new Set<Listener>();
  tabs.add(watchers);
  const own = new Map<string, string>();
  return {
    get: (key) => stored.get(key),
    set(key, value) {
      if (stored.get(key) === value) return;
      if (value === undefined) stored.delete(key);
      else stored.set(key, value);
      for (const tab of tabs) if (tab !== watchers) for (const listener of [...tab]) listener(key, value === undefined);
    },
    watch(onChange) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    tab: {
      get: (key) => own.get(key),
      set: (key, value) => void (value === undefined ? own.delete(key) : own.set(key, value)),
    },
    entries: () => Object.fromEntries(stored),
    otherTab: () => tabOf(stored, tabs),
  };
}
