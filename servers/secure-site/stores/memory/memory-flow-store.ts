/** Flows of one process. */
import type { FlowStore } from '../../ports/flow-store.js';
import { StoreUnavailable } from '../../ports/store-unavailable.js';

interface Entry {
  readonly value: string;
  readonly until: number;
}

/** None is evicted: if it is full of valid entries, new ones are refused. */
const MOST = 200_000;

export function memoryFlowStore(now: () => number = Date.now): FlowStore {
  const entries = new Map<string, Entry>();
  const waiting = new Map<string, Set<() => void>>();
  const live = (key: string): Entry | undefined => {
    const found = entries.get(key);
    if (found && now() < found.until) return found;
    entries.delete(key);
    return undefined;
  };
  const tell = (key: string) => {
    for (const done of waiting.get(key) ?? []) done();
  };
  const keep = (key: string, value: string, lifeMs: number) => {
    if (entries.size >= MOST) for (const each of [...entries.keys()]) live(each);
    if (entries.size >= MOST) throw new StoreUnavailable();
    entries.set(key, { value, until: now() + lifeMs });
    tell(key);
  };
  return {
    add: async (key, value, lifeMs) => {
      if (live(key)) return false;
      keep(key, value, lifeMs);
      return true;
    },
    put: async (key, value, lifeMs) => keep(key, value, lifeMs),
    get: async (key) => live(key)?.value,
    take: async (key) => {
      const found = live(key);
      entries.delete(key);
      tell(key);
      return found?.value;
    },
    replace: async (key, seen, next) => {
      const found = live(key);
      if (found?.value !== seen) return false;
      entries.set(key, { ...found, value: next });
      tell(key);
      return true;
    },
    changed: async (key, seen, timeoutMs) => {
      if (live(key)?.value !== seen) return;
      const those = waiting.get(key) ?? new Set();
      waiting.set(key, those);
      await new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(limit);
          those.delete(done);
          if (those.size === 0) waiting.delete(key);
          resolve();
        };
        const limit = setTimeout(done, timeoutMs).unref();
        those.add(done);
      });
    },
    ready: async () => undefined,
    close: async () => undefined,
  };
}
