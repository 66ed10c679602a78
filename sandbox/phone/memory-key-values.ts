/** In-memory storage for the wallet SDK: a new wallet with the same storage is the old wallet after a restart. */

export interface KeyValues {
  getKeys(): Promise<string[]>;
  getEntries<T = unknown>(): Promise<[string, T][]>;
  getItem<T = unknown>(key: string): Promise<T | undefined>;
  setItem<T = unknown>(key: string, value: T): Promise<void>;
  removeItem(key: string): Promise<void>;
}

export function memoryKeyValues(): KeyValues {
  // Stored as text, so that no objects are shared, as with a disk.
  const entries = new Map<string, string>();
  const read = (text: string) => JSON.parse(text);
  return {
    getKeys: () => Promise.resolve([...entries.keys()]),
    getEntries: () => Promise.resolve([...entries].map(([key, text]) => [key, read(text)])),
    getItem(key) {
      const text = entries.get(key);
      return Promise.resolve(text === undefined ? undefined : read(text));
    },
    setItem(key, value) {
      entries.set(key, JSON.stringify(value));
      return Promise.resolve();
    },
    removeItem(key) {
      entries.delete(key);
      return Promise.resolve();
    },
  };
}
