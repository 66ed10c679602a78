/** This browser's session, shared by its tabs. */
import type { KeyValueStore } from '../key-value-store.js';

export interface KeptSession {
  readonly token: string;
  /** Stays the same when the token changes. */
  readonly session: string;
}

const PLACE = 'session';

export async function keptSession(store: KeyValueStore): Promise<KeptSession | undefined> {
  const kept = await store.get(PLACE);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { token, session } = kept as Partial<KeptSession>;
  return typeof token === 'string' && typeof session === 'string' ? { token, session } : undefined;
}

export async function keepSession(store: KeyValueStore, { token, session }: KeptSession): Promise<void> {
  await store.set(PLACE, { token, session });
}

export async function dropSession(store: KeyValueStore): Promise<void> {
  await store.remove(PLACE);
}
