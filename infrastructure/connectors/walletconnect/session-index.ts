/** Which sessions there are to come back to, newest first. */
import type { Storage } from '../../../application/ports.js';

export interface StoredSession {
  /** Names the session's own entry. */
  readonly slot: string;
  readonly topic: string;
}

const KEY = 'walletconnect_sessions';
/** More tabs with a session of their own than anybody has. */
const MOST = 8;

export function slotKey(slot: string): string {
  return `walletconnect:${slot}`;
}

/** Values of the wrong shape count as absent. */
export function storedSessions(storage: Storage): readonly StoredSession[] {
  try {
    const value: unknown = JSON.parse(storage.get(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isStored) : [];
  } catch {
    return [];
  }
}

/** Puts a session first. What no longer fits is forgotten. */
export function rememberSession(storage: Storage, session: StoredSession): void {
  const others = storedSessions(storage).filter(({ slot }) => slot !== session.slot);
  write(storage, [session, ...others.slice(0, MOST - 1)]);
  for (const { slot } of others.slice(MOST - 1)) storage.set(slotKey(slot), undefined);
}

export function forgetSession(storage: Storage, slot: string): void {
  storage.set(slotKey(slot), undefined);
  write(
    storage,
    storedSessions(storage).filter((each) => each.slot !== slot),
  );
}

function write(storage: Storage, sessions: readonly StoredSession[]): void {
  storage.set(KEY, sessions.length > 0 ? JSON.stringify(sessions) : undefined);
}

function isStored(value: unknown): value is StoredSession {
  if (typeof value !== 'object' || value === null || !('slot' in value) || !('topic' in value)) return false;
  return typeof value.slot === 'string' && /^[\da-f]{16}$/.test(value.slot) && typeof value.topic === 'string';
}
