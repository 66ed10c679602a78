/**
 * What lasts for minutes: logins under way, links, codes, nonces. Shared by all processes of the site. An entry is a text under a
 * key; it is changed by comparing with what was read, and of use once by being taken. When all of it is lost, logins under way
 * begin again, and nothing else is harmed. Rejects with `StoreUnavailable` where it cannot be reached.
 */
export interface FlowStore {
  /** False when there is such an entry already: then nothing is changed. */
  add(key: string, value: string, lifeMs: number): Promise<boolean>;
  /** In place of whatever is there. */
  put(key: string, value: string, lifeMs: number): Promise<void>;
  get(key: string): Promise<string | undefined>;
  /** Reads and removes it: of several that come at once, one gets it. */
  take(key: string): Promise<string | undefined>;
  /** False when the entry is not what was seen any more. Its lifetime stays. */
  replace(key: string, seen: string, next: string): Promise<boolean>;
  /** Resolves once the entry is something else than what was seen, in whatever process, or is gone, or after `patienceMs`. */
  changed(key: string, seen: string, patienceMs: number): Promise<void>;
  /** Rejects when nothing can be kept now. */
  ready(): Promise<void>;
  close(): Promise<void>;
}
