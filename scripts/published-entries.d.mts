export interface PublishedEntry {
  /** As it is imported: `porthole/send`. */
  readonly name: string;
  /** In `dist`, without its ending. */
  readonly file: string;
  /** From the root. */
  readonly source: string;
}
export const publishedEntries: readonly PublishedEntry[];
