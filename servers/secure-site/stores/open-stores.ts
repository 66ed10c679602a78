/** Opens the site's stores, according to the configuration: PostgreSQL and Redis, or in a trial a folder or this process's memory. */
import type { AccountStore } from '../ports/account-store.js';
import type { Sealer } from '../ports/sealer.js';
import { memoryFlowStore } from './memory/memory-flow-store.js';
import { memoryRateLimiter } from './memory/memory-rate-limiter.js';
import { redisStores } from './redis/redis-stores.js';
import { pgSql } from './sql/pg-sql.js';
import { pgliteSql } from './sql/pglite-sql.js';
import type { Sql } from './sql/sql.js';
import { sqlAccountStore } from './sql/sql-account-store.js';
import type { StoreOpeners } from './stores.js';

export interface StoreOptions {
  /** The URL of PostgreSQL. Default: PGlite. */
  readonly databaseUrl?: string | undefined;
  /** Where PGlite stores its data. Default: in memory. */
  readonly folder?: string | undefined;
  /** Default: in memory. */
  readonly redisUrl?: string | undefined;
  readonly sealer: Sealer;
  /** The time limit for PostgreSQL and Redis. Default 3 s. */
  readonly limitMs?: number;
}

export function storeOpeners({ databaseUrl, folder, redisUrl, sealer, limitMs = 3_000 }: StoreOptions): StoreOpeners {
  return {
    sealer,
    accounts: async () =>
      await accountsIn(databaseUrl === undefined ? await pgliteSql(folder) : pgSql({ url: databaseUrl, limitMs })),
    flows: async () =>
      redisUrl === undefined
        ? { flows: memoryFlowStore(), limits: memoryRateLimiter() }
        : await redisStores({ url: redisUrl, limitMs }),
  };
}

/** Resolves once the schema is up to date. If it rejects, nothing stays open: the next attempt opens new connections. */
export async function accountsIn(sql: Sql): Promise<AccountStore> {
  try {
    return await sqlAccountStore(sql);
  } catch (error) {
    // Why it cannot be used says more than why it cannot be closed.
    await sql.close().catch(() => undefined);
    throw error;
  }
}
