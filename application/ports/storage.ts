/** Text by key, for one origin. Never throws: a failing store logs quietly and behaves as if empty. */
export interface Storage {
  get(key: string): string | undefined;
  /** `undefined` removes the key. */
  set(key: string, value: string | undefined): void;
  /**
   * Calls back after another tab changed something: with the key, or without one when it may be any. Never for changes of
   * this tab. Returns a function that ends it. Absent: other tabs are not observed.
   */
  watch?(onChange: (key: string | undefined) => void): () => void;
  /** The same for this tab alone, which other tabs never read; it outlives a reload. Absent: tabs are not distinguished. */
  readonly tab?: Pick<Storage, 'get' | 'set'>;
}
