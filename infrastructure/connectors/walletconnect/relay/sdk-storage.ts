import type { SessionStore } from '../session/session-store.js';

/** The storage interface of the SDK: values by key, asynchronously. */
export interface SdkStorage {
  getKeys(): Promise<string[]>;
  getEntries<T = unknown>(): Promise<[string, T][]>;
  getItem<T = unknown>(key: string): Promise<T | undefined>;
  setItem<T = unknown>(key: string, value: T): Promise<void>;
  removeItem(key: string): Promise<void>;
}

export function sdkStorage(store: SessionStore): SdkStorage {
  // The SDK specifies the type of the values that it stores.
  const read = <T>(name: string) => store.get(name) as T | undefined;
  return {
    getKeys: async () => [...store.names()],
    getEntries: async <T>() =>
      store.names().flatMap((name): [string, T][] => {
        const value = read<T>(name);
        return value === undefined ? [] : [[name, value]];
      }),
    getItem: async (name) => read(name),
    setItem: async (name, value) => store.set(name, value),
    removeItem: async (name) => store.set(name, undefined),
  };
}
