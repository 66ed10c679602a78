/** The protocol client's data of one session, as one entry in the modal's storage. */
import type { Storage } from '../../../../application/ports/storage.js';
import { parseJson } from '../../../../domain/value/parse-json.js';

/** Values by name. Stored values are untrusted. */
export interface SessionStore {
  names(): readonly string[];
  /** `undefined`: there is none, or it cannot be read. */
  get(name: string): unknown;
  /** `undefined` removes it. */
  set(name: string, value: unknown): void;
  /** Reads again what is stored: another tab with the same session may have written it. */
  refresh(): void;
  /** From now on values persist beyond the page. Before that, an unused pairing is not stored. */
  keep(): void;
  /** Stops writing: the next page finds the storage as it is now. */
  rest(): void;
}

/**
 * Each session has a separate entry: two tabs with two sessions never write to the same one. Stored data is untrusted: an invalid entry
 * counts as empty.
 */
export function sessionStore(storage: Storage, key: string): SessionStore {
  let texts = new Map(textsIn(storage.get(key)));
  let kept: 'no' | 'yes' | 'never' = texts.size > 0 ? 'yes' : 'no';
  let writing = false;

  const write = () => storage.set(key, JSON.stringify(Object.fromEntries(texts)));
  return {
    names: () => [...texts.keys()],
    get: (name) => parseJson(texts.get(name) ?? ''),
    set(name, value) {
      const text = JSON.stringify(value);
      if (text === undefined) texts.delete(name);
      else texts.set(name, text);
      if (kept !== 'yes' || writing) return;
      writing = true;
      // The SDK writes a dozen times for one change.
      queueMicrotask(() => {
        writing = false;
        // Another tab may have ended the session.
        if (kept === 'yes' && storage.get(key) !== undefined) write();
      });
    },
    refresh() {
      const stored = kept === 'yes' && !writing ? storage.get(key) : undefined;
      if (stored !== undefined) texts = new Map(textsIn(stored));
    },
    keep() {
      if (kept === 'never') return;
      kept = 'yes';
      // Written at once, so that the next reader finds the session.
      write();
    },
    rest() {
      kept = 'never';
    },
  };
}

function textsIn(text = ''): readonly (readonly [name: string, text: string])[] {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).filter((each): each is [string, string] => typeof each[1] === 'string');
}
