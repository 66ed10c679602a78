/**
 * Removes expired records from storage, even if the visitor never connects again. Parses the records of `kept-for.ts`
 * itself, because their own parts are only loaded with a connection.
 */
import type { SchedulerLike } from 'rxjs';
import type { Storage } from '../ports/storage.js';

/** Records about accounts by storage key, with the lifetime of an entry in milliseconds. */
const LIFETIMES = { identity_cache: 300_000, portfolio_cache: 30_000 };

export function forgetExpired(storage: Storage, scheduler: Pick<SchedulerLike, 'now'>): void {
  for (const [name, lifetime] of Object.entries(LIFETIMES)) {
    const text = storage.get(name);
    if (text === undefined) continue;
    const left = goodOf(text, (at) => at <= scheduler.now() && scheduler.now() - at <= lifetime);
    if (left !== text) storage.set(name, left);
  }
}

/** The record without its expired entries; undefined if all have expired, or it is not a record. */
function goodOf(text: string, isGood: (at: number) => boolean): string | undefined {
  try {
    const entries: [string, { readonly at?: unknown } | null][] = Object.entries(JSON.parse(text));
    const good = entries.filter(([, entry]) => typeof entry?.at === 'number' && isGood(entry.at));
    if (good.length === entries.length) return good.length > 0 ? text : undefined;
    return good.length > 0 ? JSON.stringify(Object.fromEntries(good)) : undefined;
  } catch {
    return undefined;
  }
}
