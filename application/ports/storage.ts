/** A key-value store of strings for one origin. Never throws: a store that fails logs that and behaves as if it were empty. */
export interface Storage {
  get(key: string): string | undefined;
  /** `undefined` removes the key. */
  set(key: string, value: string | undefined): void;
  /**
   * Calls back after another tab has changed a key; without a key if it may be any of them. `removed`: the key was
   * removed, even if it has a value again by now. Never for changes in this tab. Returns a function that unsubscribes.
   * Absent: other tabs are not observed.
   */
  watch?(onChange: (key: string | undefined, removed?: boolean) => void): () => void;
  /** The same, for this tab only; survives a reload. Absent: tabs are not distinguished. */
  readonly tab?: Pick<Storage, 'get' | 'set'>;
}
