/** The context of a request, besides its parameters. */
export interface RequestContext {
  /** The client, according to the trusted proxy. Undefined: unknown, and not limited. */
  readonly address?: string | undefined;
  /** The browser's `User-Agent`. */
  readonly agent?: string | undefined;
  /** The proof of the browser's key (header `dpop`), and the data it signs: the full URL, and the body as sent. */
  readonly proof?: string | undefined;
  /** The solution of a puzzle (header `x-solution`). */
  readonly solution?: string | undefined;
  /** Whether the solution is correct, checked once per request: each can be used once. */
  readonly worked?: (() => Promise<boolean>) | undefined;
  readonly url?: string | undefined;
  readonly body?: string | undefined;
}
