/** What the protocol's code keeps of one session, as one entry of the modal's storage. */
import type { Storage } from '../../../../application/ports/storage.js';

/** The storage interface of the SDK: values by key, asynchronously. */
export interface KeyValues {
  getKeys(): Promise<string[]>;
  getEntries<T = unknown>(): Promise<[string, T][]>;
  getItem<T = unknown>(key: string): Promise<T | undefined>;
  setItem<T = unknown>(key: string, value: T): Promise<void>;
  removeItem(key: string): Promise<void>;
}

export interface SessionStore extends KeyValues {
  /** From now on values persist beyond the page. Before that, an unused pairing is not stored. */
  keep(): void;
  /** Stops writing: the next page finds the storage as it is now. */
  rest(): void;
  /** Nothing is kept any more. */
  forget(): void;
}

/**
 * Each session has an entry of its own: two tabs with two sessions never write to the same one. What is stored may be
 * anything: what is no such entry counts as empty.
 */
export function sessionStore(storage: Storage, key: string): SessionStore {
  const texts = new Map<string, string>(Object.entries(readTexts(storage.get(key))));
  let kept: 'no' | 'yes' | 'never' = texts.size > 0 ? 'yes' : 'no';
  let writing = false;

  const write = () => {
    if (kept !== 'yes' || writing) return;
    writing = true;
    // The SDK writes a dozen times over one thing.
    queueMicrotask(() => {
      writing = false;
      if (kept === 'yes') storage.set(key, textOf(texts));
    });
  };
  return {
    getKeys: () => Promise.resolve([...texts.keys()]),
    getEntries: () => Promise.resolve([...texts].map(([name, text]) => [name, JSON.parse(text)])),
    getItem(name) {
      const text = texts.get(name);
      return Promise.resolve(text === undefined ? undefined : JSON.parse(text));
    },
    setItem(name, value) {
      const text = JSON.stringify(value);
      if (text === undefined) texts.delete(name);
      else texts.set(name, text);
      write();
      return Promise.resolve();
    },
    removeItem(name) {
      texts.delete(name);
      write();
      return Promise.resolve();
    },
    keep() {
      if (kept === 'never') return;
      kept = 'yes';
      // At once: who reads next that there is this session has to find it.
      storage.set(key, textOf(texts));
    },
    rest() {
      kept = 'never';
    },
    forget() {
      kept = 'never';
      storage.set(key, undefined);
    },
  };
}

function textOf(texts: ReadonlyMap<string, string>): string {
  return JSON.stringify(Object.fromEntries(texts));
}

function readTexts(text: string | undefined): Readonly<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, each]) => isJson(each)));
  } catch {
    return {};
  }
}

function isJson(text: unknown): text is string {
  try {
    JSON.parse(typeof text === 'string' ? text : '!');
    return true;
  } catch {
    return false;
  }
}
