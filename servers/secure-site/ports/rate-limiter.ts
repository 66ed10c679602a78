/** Rate limits, counted across all processes of the site. */
export interface RateLimiter {
  /**
   * Counts one more for the key, unless there were already `most` in the last `spanMs`. True: allowed. Refused attempts are not counted.
   * Rejects with `StoreUnavailable` if counts cannot be stored.
   */
  hit(key: string, most: number, spanMs: number): Promise<boolean>;
}
