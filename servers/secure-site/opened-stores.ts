/** Opens the stores as soon as they answer: meanwhile the site runs, and reports which of them does not. */
import { StoreUnavailable } from './ports/store-unavailable.js';
import type { StoreOpeners, Stores } from './stores/stores.js';
import type { Checks } from './watch/health.js';
import type { Outages } from './watch/outages.js';

export interface OpenedStores {
  readonly checks: Checks;
  /** Stops trying; closes what was opened. */
  close(): Promise<void>;
}

/** The part of a store that every store has. */
interface Store {
  ready(): Promise<void>;
  close(): Promise<void>;
}

interface Opening<T> {
  readonly opened: Promise<T>;
  readonly ready: () => Promise<void>;
  close(): Promise<void>;
}

const PAUSE_MS = 1_000;

/** `opened` is called once, with both stores. `outages` gets each attempt of a store, until it has answered. */
export function openedStores(
  { accounts, flows, sealer }: StoreOpeners,
  opened: (stores: Stores) => void,
  outages: Outages,
): OpenedStores {
  const database = opening('database', accounts, (found) => found, outages);
  const redis = opening('flows', flows, (found) => found.flows, outages);
  let closed = false;
  void Promise.all([database.opened, redis.opened]).then(([first, more]) => {
    if (!closed) opened({ accounts: first, ...more, sealer });
  });
  return {
    checks: { database: database.ready, flows: redis.ready },
    async close() {
      closed = true;
      await Promise.allSettled([database.close(), redis.close()]);
    },
  };
}

function opening<T>(part: string, open: () => Promise<T>, storeOf: (found: T) => Store, outages: Outages): Opening<T> {
  let store: Store | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  let why: unknown = new Error('Its first connection is not there yet');
  const attempt = async (opened: (found: T) => void): Promise<void> => {
    try {
      if (!store) {
        const found = await open();
        if (closed) return await storeOf(found).close();
        store = storeOf(found);
        opened(found);
      }
      // Redis opens before it answers.
      await store.ready();
      if (!closed) outages.well(part);
    } catch (error) {
      if (closed) return;
      why = error;
      outages.failed(part, error);
      timer = setTimeout(() => void attempt(opened), PAUSE_MS);
    }
  };
  return {
    opened: new Promise((resolve) => void attempt(resolve)),
    async ready() {
      if (!store) throw new StoreUnavailable(why);
      await store.ready();
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await store?.close();
    },
  };
}
