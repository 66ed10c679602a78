/** One kind of short-lived record, under the fingerprint of a secret: sealed in storage, and validated when read. */
import type { FlowStore } from '../../ports/flow-store.js';
import type { Sealer } from '../../ports/sealer.js';
import { StoreUnavailable } from '../../ports/store-unavailable.js';

export interface FlowKind<T> {
  /** Replaces any existing record. */
  begin(handle: string, value: T): Promise<void>;
  find(handle: string): Promise<T | undefined>;
  /** If several callers take it at once, one gets it. */
  take(handle: string): Promise<T | undefined>;
  /** The changed value; undefined if it no longer exists. `next` is called again if another process has changed it meanwhile. */
  change(handle: string, next: (value: T) => T): Promise<T | undefined>;
  /** Waits a while until the record fulfils a condition, and resolves to its state then. */
  until(handle: string, wanted: (value: T) => boolean, timeoutMs: number): Promise<T | undefined>;
}

export interface FlowShape<T> {
  readonly name: string;
  readonly lifeMs: number;
  /** Undefined for a record of another shape. */
  readonly read: (value: unknown) => T | undefined;
}

export type FlowKinds = <T>(shape: FlowShape<T>) => FlowKind<T>;

export function flowKinds(store: FlowStore, sealer: Sealer): FlowKinds {
  return <T>({ name, lifeMs, read: shaped }: FlowShape<T>): FlowKind<T> => {
    const keyOf = (handle: string) => `${name}:${handle}`;
    const write = (key: string, value: T) => sealer.seal(Buffer.from(JSON.stringify(value)), key);
    const read = async (key: string, sealed: string | undefined): Promise<T | undefined> => {
      if (sealed === undefined) return undefined;
      const opened = await sealer.open(sealed, key).catch((error: unknown) => {
        if (error instanceof StoreUnavailable) throw error;
        // A record that cannot be read counts as gone: the flow starts again.
        return undefined;
      });
      return opened && shaped(JSON.parse(Buffer.from(opened).toString()));
    };
    return {
      begin: async (handle, value) => store.put(keyOf(handle), await write(keyOf(handle), value), lifeMs),
      find: async (handle) => read(keyOf(handle), await store.get(keyOf(handle))),
      take: async (handle) => read(keyOf(handle), await store.take(keyOf(handle))),
      change: async (handle, next) => {
        const key = keyOf(handle);
        for (;;) {
          const seen = await store.get(key);
          const value = await read(key, seen);
          if (seen === undefined || value === undefined) return undefined;
          const changed = next(value);
          if (await store.replace(key, seen, await write(key, changed))) return changed;
        }
      },
      until: async (handle, wanted, timeoutMs) => {
        const key = keyOf(handle);
        const end = performance.now() + timeoutMs;
        for (;;) {
          const seen = await store.get(key);
          const value = await read(key, seen);
          const left = end - performance.now();
          if (seen === undefined || value === undefined || wanted(value) || left <= 0) return value;
          await store.changed(key, seen, left);
        }
      },
    };
  };
}
