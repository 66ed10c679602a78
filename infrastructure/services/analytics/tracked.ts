/** One record, under the names that such services use. */
export interface Tracked {
  readonly type: 'track' | 'error';
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
}
