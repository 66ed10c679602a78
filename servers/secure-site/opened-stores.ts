/** Opens the stores as soon as they answer: meanwhile the site runs, and reports that it is not ready. */
import { StoreUnavailable } from './ports/store-unavailable.js';
import type { Stores } from './stores/stores.js';
import type { Checks } from './watch/health.js';

export interface OpenedStores {
  readonly checks: Checks;
  /** Stops trying; closes what was opened. */
  close(): Promise<void>;
}

const PAUSE_MS = 1_000;

/** `opened` is called once; `failed` after each attempt without an answer, and if a store that opens by itself does not answer yet. */
export function openedStores(
  open: () => Promise<Stores>,
  opened: (stores: Stores) => void,
  failed: (error: unknown) => void,
): OpenedStores {
  let stores: Stores | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  let why: unknown = new Error('Its first connection is not there yet');
  const attempt = async (): Promise<void> => {
    try {
      const found = await open();
      if (closed) return await close(found);
      stores = found;
      opened(found);
      found.flows.ready().catch((error: unknown) => closed || failed(error));
    } catch (error) {
      why = error;
      failed(error);
      if (!closed) timer = setTimeout(() => void attempt(), PAUSE_MS);
    }
  };
  void attempt();
  const there = (): Stores => {
    if (!stores) throw new StoreUnavailable(why);
    return stores;
  };
  return {
    checks: { database: async () => there().accounts.ready(), flows: async () => there().flows.ready() },
    async close() {
      closed = true;
      clearTimeout(timer);
      if (stores) await close(stores);
    },
  };
}

async function close({ accounts, flows }: Stores): Promise<void> {
  await Promise.allSettled([accounts.close(), flows.close()]);
}
