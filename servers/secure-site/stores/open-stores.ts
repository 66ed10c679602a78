/** The site's stores, according to the configuration: PostgreSQL and Redis, or in a trial a folder or this process's memory. */
import type { Sealer } from '../ports/sealer.js';
import { memoryFlowStore } from './memory/memory-flow-store.js';
import { memoryRateLimiter } from './memory/memory-rate-limiter.js';
import { redisStores } from './redis/redis-stores.js';
import { pgSql } from './sql/pg-sql.js';
import { pgliteSql } from './sql/pglite-sql.js';
import { sqlAccountStore } from './sql/sql-account-store.js';
import type { Stores } from './stores.js';

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

/** Resolves once the schema is up to date. */
export async function openStores({
  databaseUrl,
  folder,
  redisUrl,
  sealer,
  limitMs = 3_000,
}: StoreOptions): Promise<Stores> {
  const sql = databaseUrl === undefined ? await pgliteSql(folder) : pgSql({ url: databaseUrl, limitMs });
  const accounts = await sqlAccountStore(sql).catch(async (error: unknown) => {
    // The next attempt opens new connections.
    await sql.close();
    throw error;
  });
  if (redisUrl === undefined) return { accounts, flows: memoryFlowStore(), limits: memoryRateLimiter(), sealer };
  return { accounts, ...(await redisStores({ url: redisUrl, limitMs })), sealer };
}
