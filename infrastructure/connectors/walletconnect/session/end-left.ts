/** Ends sessions that the visitor has left before they could be restored, or before the relay had the wallet's notification. */
import { TO_END } from '../../../../application/connect/stored/sessions-to-end.js';
import type { Storage } from '../../../../application/ports/storage.js';
import type { ProtocolClient } from '../protocol-client.js';
import type { forgetSession, readSessions, StoredSession } from './session-index.js';

/** More than a visitor leaves before the next visit. */
const MOST = 8;

export interface LeftSessions {
  readonly storage: Storage;
  readonly open: (slot: string) => Promise<ProtocolClient>;
  /** Of this page. */
  readonly clients: ReadonlySet<ProtocolClient>;
  /** While a session is being restored: it may be one of those to end. */
  readonly restoring: Promise<unknown> | undefined;
  /** Given, so that they stay in the connector's own file. */
  readonly index: { readonly forgetSession: typeof forgetSession; readonly readSessions: typeof readSessions };
}

/** Resolves once the relay has the messages. A session that cannot be ended stays stored for a later visit. Never fails. */
export async function endLeft({ storage, open, clients, restoring, index }: LeftSessions): Promise<void> {
  await restoring?.catch(() => undefined);
  const end = async (session: StoredSession): Promise<void> => {
    const { slot, topic } = session;
    const client = await open(slot);
    const release = client.hold();
    try {
      // The page may be closed before the relay is reachable: the next one needs everything.
      client.store.rest();
      if (client.sessionOf(topic)) await client.disconnect(topic);
      index.forgetSession(storage, session);
    } finally {
      release();
    }
  };
  const toEnd = () => storage.get(TO_END)?.split(',') ?? [];
  const left = toEnd();
  // One that is open here was restored too late: the core ends it.
  const isOpen = (slot: string) => [...clients].some((client) => client.slot === slot && !client.closed);
  await Promise.allSettled(
    index
      .readSessions(storage)
      .filter(({ slot, topic }) => left.includes(topic) && !isOpen(slot))
      .map(end),
  );
  const stored = index.readSessions(storage).map(({ topic }) => topic);
  const still = toEnd().filter((topic, at, all) => stored.includes(topic) && all.indexOf(topic) === at);
  const text = still.slice(-MOST).map((topic) => `,${topic}`);
  storage.set(TO_END, text.join('') || undefined);
}
