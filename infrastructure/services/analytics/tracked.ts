/** One record, by the names that such services know. */
export interface Tracked {
  readonly type: 'track' | 'error';
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
}
