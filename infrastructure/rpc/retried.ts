/** HTTP statuses after which a node is asked again. */
export const RETRIED: readonly number[] = [403, 408, 413, 429, 500, 502, 503, 504];
