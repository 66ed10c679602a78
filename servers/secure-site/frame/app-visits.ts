/** The pages that use this browser's session: one that signs out leaves it to the others. */
import type { KeyValueStore } from './key-value-store.js';

export interface AppVisits {
  /** This page uses the session from now on. */
  come(): Promise<void>;
  /** It no longer does. Resolves to whether others do. */
  leave(): Promise<boolean>;
  hasLeft(): Promise<boolean>;
}

const USING = 'session-apps';
const LEFT = 'session-left';

export function appVisits(store: KeyValueStore, app: () => string): AppVisits {
  // If nothing can be stored, the session ends with the page anyway.
  const read = async (key: string): Promise<readonly unknown[]> => {
    const kept = await store.get(key).catch(() => undefined);
    return Array.isArray(kept) ? kept : [];
  };
  const write = (key: string, apps: readonly unknown[]) => store.set(key, apps).catch(() => undefined);
  const without = async (key: string) => (await read(key)).filter((each) => each !== app());
  return {
    async come() {
      await write(USING, [...(await without(USING)), app()]);
      await write(LEFT, await without(LEFT));
    },
    async leave() {
      const others = await without(USING);
      await write(USING, others);
      await write(LEFT, others.length > 0 ? [...(await without(LEFT)), app()] : []);
      return others.length > 0;
    },
    hasLeft: async () => (await read(LEFT)).includes(app()),
  };
}
