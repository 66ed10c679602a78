/** A small persistent store. Values may be non-extractable keys. */
import { frameText } from './frame-text.js';

export interface KeyValueStore {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  /** Keeps an existing value, and resolves to the stored one: if two callers write at once, one wins. */
  setIfAbsent(key: string, value: unknown): Promise<unknown>;
  remove(key: string): Promise<void>;
}

const STORE = 'values';

/** In IndexedDB, the only store for non-extractable keys. */
/** `factory`: the storage of the frame's site instead of the frame's own. */
export function indexedDbStore(name: string, factory?: IDBFactory): KeyValueStore {
  let opened: Promise<IDBDatabase> | undefined;
  const open = () => {
    opened ??= new Promise((resolve, reject) => {
      const request = (factory ?? indexedDB).open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(frameText().problems.keepsNothing));
      request.onblocked = request.onerror;
    });
    return opened;
  };
  const run = async <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const database = await open();
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      // Once it is on disk.
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(new Error(frameText().problems.keepsNothing));
    });
  };
  return {
    get: (key) => run('readonly', (store) => store.get(key)),
    set: async (key, value) => void (await run('readwrite', (store) => store.put(value, key))),
    async setIfAbsent(key, value) {
      const database = await open();
      return await new Promise((resolve, reject) => {
        const transaction = database.transaction(STORE, 'readwrite');
        const store = transaction.objectStore(STORE);
        let kept: unknown = value;
        const request: IDBRequest<unknown> = store.get(key);
        request.onsuccess = () => {
          if (request.result === undefined) store.put(value, key);
          else kept = request.result;
        };
        transaction.oncomplete = () => resolve(kept);
        transaction.onabort = () => reject(new Error(frameText().problems.keepsNothing));
      });
    },
    remove: async (key) => void (await run('readwrite', (store) => store.delete(key))),
  };
}

/** Keeps in memory what the browser refuses to store: then it lasts as long as the page. */
export function steadyStore(kept: KeyValueStore): KeyValueStore {
  const page = memoryStore();
  let store = kept;
  const run = <T>(act: (each: KeyValueStore) => Promise<T>): Promise<T> =>
    act(store).catch(() => {
      store = page;
      return act(page);
    });
  return {
    get: (key) => run((each) => each.get(key)),
    set: (key, value) => run((each) => each.set(key, value)),
    setIfAbsent: (key, value) => run((each) => each.setIfAbsent(key, value)),
    remove: (key) => run((each) => each.remove(key)),
  };
}

/** Lost with the page. */
export function memoryStore(): KeyValueStore {
  const values = new Map<string, unknown>();
  const setIfAbsent = (key: string, value: unknown) => {
    if (!values.has(key)) values.set(key, value);
    return values.get(key);
  };
  return {
    get: (key) => Promise.resolve(values.get(key)),
    set: (key, value) => Promise.resolve(void values.set(key, value)),
    setIfAbsent: (key, value) => Promise.resolve(setIfAbsent(key, value)),
    remove: (key) => Promise.resolve(void values.delete(key)),
  };
}
