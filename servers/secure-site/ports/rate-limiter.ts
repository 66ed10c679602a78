/** How often something may happen, counted for all processes of the site together. */
export interface RateLimiter {
  /**
   * Counts one more for the key, unless there were `most` in the last `spanMs` already. True: it may happen. What may not is not
   * counted. Rejects with `StoreUnavailable` where counts cannot be kept.
   */
  hit(key: string, most: number, spanMs: number): Promise<boolean>;
}
