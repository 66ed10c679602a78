/** Sends one command, as `['GET', key]`. Rejects with `StoreUnavailable`. */
export type RedisCommand = (words: readonly string[]) => Promise<unknown>;
