/** The sessions that can be restored: the tab's own, then the newest. */
import { TO_END } from '../../../../application/connect/stored/sessions-to-end.js';
import type { Storage } from '../../../../application/ports/storage.js';
import { parseJson } from '../../../../domain/value/parse-json.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import { toHex } from '../../../hex.js';

export interface StoredSession {
  /** The name of the session's own entry. */
  readonly slot: string;
  readonly topic: string;
}

const KEY = 'walletconnect_sessions';
/** Per tab: the slot of its session, also from before a reload. */
const OWN = 'walletconnect_session';
/** More than the realistic number of tabs with separate sessions. */
const MOST = 8;

/** Not `randomUUID`, which exists in secure contexts only. */
export function newSlot(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(8)));
}

export function slotKey(slot: string): string {
  return `walletconnect:${slot}`;
}

/** In the order to try them, without those to end. Values of the wrong shape count as absent. */
export function storedSessions(storage: Storage): readonly StoredSession[] {
  const sessions = readSessions(storage).filter(({ topic }) => !isToEnd(storage, topic));
  const own = storage.tab?.get(OWN);
  return sessions.sort((a, b) => Number(b.slot === own) - Number(a.slot === own));
}

/** Makes a session the tab's own. A new one is put first; the oldest are dropped beyond the limit. */
export function rememberSession(storage: Storage, session: StoredSession): void {
  storage.tab?.set(OWN, session.slot);
  const sessions = readSessions(storage);
  if (sessions.some(({ slot }) => slot === session.slot)) return;
  for (const { slot } of sessions.splice(MOST - 1)) storage.set(slotKey(slot), undefined);
  write(storage, [session, ...sessions]);
}

/** The visitor has left it: it stays stored until the relay has the wallet's notification, for a later visit if need be. */
export function markToEnd(storage: Storage, topic: string): void {
  storage.set(TO_END, `${storage.get(TO_END) ?? ''},${topic}`);
}

export function isToEnd(storage: Storage, topic: string): boolean {
  return !!storage.get(TO_END)?.includes(topic);
}

/** Another tab has ended it, or is ending it. */
export function isGone(storage: Storage, { slot, topic }: StoredSession): boolean {
  return storage.get(slotKey(slot)) === undefined || isToEnd(storage, topic);
}

/** Calls back when another tab has ended it, or is ending it. Returns a function that stops watching, if tabs can be watched. */
export function watchSession(storage: Storage, session: StoredSession, onGone: () => void): (() => void) | undefined {
  return storage.watch?.((key, removed) => {
    // What this tab wrote just before it learnt of the removal is stored again by now.
    if (removed && key === slotKey(session.slot)) storage.set(key, undefined);
    if (isGone(storage, session)) onGone();
  });
}

export function forgetSession(storage: Storage, { slot, topic }: StoredSession): void {
  if (storage.tab?.get(OWN) === slot) storage.tab.set(OWN, undefined);
  storage.set(slotKey(slot), undefined);
  storage.set(TO_END, storage.get(TO_END)?.replaceAll(`,${topic}`, '') || undefined);
  write(
    storage,
    readSessions(storage).filter((each) => each.slot !== slot),
  );
}

/** Newest first. */
export function readSessions(storage: Storage): StoredSession[] {
  const value = parseJson(storage.get(KEY) ?? '');
  return Array.isArray(value) ? value.filter(isStored) : [];
}

function write(storage: Storage, sessions: readonly StoredSession[]): void {
  storage.set(KEY, sessions.length > 0 ? JSON.stringify(sessions) : undefined);
}

function isStored(value: unknown): value is StoredSession {
  const slot = readProperty(value, 'slot');
  return typeof slot === 'string' && /^[\da-f]{16}$/.test(slot) && typeof readProperty(value, 'topic') === 'string';
}
