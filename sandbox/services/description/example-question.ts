export interface ExampleQuestion {
  readonly parts?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Default: the one that means all is well. */
  readonly status?: number;
}
