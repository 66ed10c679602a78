/** HTTP statuses after which a request to a node is retried. */
export const RETRIED: readonly number[] = [403, 408, 413, 429, 500, 502, 503, 504];
