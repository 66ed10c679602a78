/**
 * Short-lived data: pending logins, links, codes, nonces. Shared by all processes of the site. An entry is a text under a key; it is
 * changed by compare-and-set, and used once by taking it. If everything is lost, pending logins start again, and nothing else is affected.
 * Rejects with `StoreUnavailable` if it cannot be reached.
 */
export interface FlowStore {
  /** False if the entry already exists: then nothing changes. */
  add(key: string, value: string, lifeMs: number): Promise<boolean>;
  /** Replaces any existing entry. */
  put(key: string, value: string, lifeMs: number): Promise<void>;
  get(key: string): Promise<string | undefined>;
  /** Reads and removes it: if several callers take it at once, one gets it. */
  take(key: string): Promise<string | undefined>;
  /** False if the entry has changed since it was read. Its lifetime stays. */
  replace(key: string, seen: string, next: string): Promise<boolean>;
  /** Resolves once the entry differs from what was read, in any process, or is gone, or after `timeoutMs`. */
  changed(key: string, seen: string, timeoutMs: number): Promise<void>;
  /** Rejects if nothing can be stored now. */
  ready(): Promise<void>;
  close(): Promise<void>;
}
