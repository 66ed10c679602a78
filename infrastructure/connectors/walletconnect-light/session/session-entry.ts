/**
 * The stored session, with the SDK's structure and names: keys, session, and what the SDK needs to restore it. Visitors
 * stay connected if a site changes between the two clients.
 */
import { readProperty } from '../../../../domain/value/read-property.js';
import { fromHex, toHex } from '../../../hex.js';
import { readList } from '../../eip1193/read-list.js';
import type { SessionStore } from '../../walletconnect/session/session-store.js';
import type { Bytes } from '../crypto/primitives.js';
import { isOlder } from '../protocol/message-ids.js';
import { readRecord, type SessionRecord } from './session-record.js';

export interface SessionEntry {
  /** Keys of 32 bytes, each by a topic, a public key, or `client_ed25519_seed`. */
  readonly keys: Map<string, Bytes>;
  readonly sessions: Map<string, SessionRecord>;
  /** Stores the changes. */
  save(): void;
  /** Takes over what another tab has stored, which may have missed less. Returns the sessions with other namespaces. */
  refresh(now: number): readonly SessionRecord[];
}

export const SEED = 'client_ed25519_seed';
const KEY_BYTES = 32;
const MOST_SESSIONS = 20;

export function readEntry(store: SessionStore, slot: string, now: number): SessionEntry {
  const nameOf = (part: string) => `wc@2:${part}:0.3:${slot}//`;
  const [core, client] = [nameOf('core'), nameOf('client')];
  const keys = new Map<string, Bytes>();
  // Another tab may have extended a session while this one loaded.
  store.refresh();
  for (const [name, text] of Object.entries(store.get(`${core}keychain`) ?? {})) {
    const key = fromHex(text);
    if (key?.length === KEY_BYTES) keys.set(name, key);
  }
  const stored = (at: number) =>
    (readList(store.get(`${client}session`), MOST_SESSIONS) ?? []).flatMap((each) => readRecord(each, at) ?? []);
  const sessions = new Map<string, SessionRecord>();
  for (const record of stored(now)) if (keys.has(record.topic)) sessions.set(record.topic, record);
  const refresh = (at: number) => {
    store.refresh();
    return stored(at).flatMap((theirs) => {
      const own = sessions.get(theirs.topic);
      if (!own) return [];
      const expiry = Math.max(own.expiry, theirs.expiry);
      const heard = [...new Set([...own.heard, ...theirs.heard])];
      // Of the same millisecond, what was stored last.
      const isNewer = theirs.updatedBy !== own.updatedBy && !isOlder(theirs.updatedBy ?? 0, own.updatedBy);
      const merged = { ...(isNewer ? theirs : own), expiry, heard };
      sessions.set(own.topic, merged);
      return isNewer ? [merged] : [];
    });
  };
  const save = () => {
    const all = [...sessions.values()];
    const needed = new Set([SEED, ...all.flatMap((each) => [each.topic, ownKeyOf(each)])]);
    store.set(
      `${core}keychain`,
      Object.fromEntries([...keys].flatMap(([name, key]) => (needed.has(name) ? [[name, toHex(key)]] : []))),
    );
    store.set(`${client}session`, all);
    store.set(
      `${core}expirer`,
      all.map(({ topic, expiry }) => ({ target: `topic:${topic}`, expiry })),
    );
    const relay = { protocol: 'irn' };
    store.set(
      `${core}subscription`,
      all.map(({ topic }) => ({ topic, relay, transportType: 'relay' })),
    );
  };
  return { keys, sessions, save, refresh };
}

function ownKeyOf(session: SessionRecord): string {
  const name = readProperty(readProperty(session, 'self'), 'publicKey');
  return typeof name === 'string' ? name : '';
}
