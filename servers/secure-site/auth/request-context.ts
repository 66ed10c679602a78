/** What is known of a request besides what it asks. */
export interface RequestContext {
  /** Who asks, as the trusted proxy tells. Undefined: not known, and not limited by it. */
  readonly address?: string | undefined;
  /** The browser in its own words (`User-Agent`). */
  readonly agent?: string | undefined;
  /** The proof of the browser's key (header `dpop`), and what it is over: the whole address, and the body as it was sent. */
  readonly proof?: string | undefined;
  /** Of the puzzle that was set (header `x-solution`). */
  readonly solution?: string | undefined;
  /** Whether that is right, found out once for a request: each solution is good once. */
  readonly worked?: (() => Promise<boolean>) | undefined;
  readonly url?: string | undefined;
  readonly body?: string | undefined;
}
