/** PostgreSQL over the network. Queries time out after a few seconds and can be repeated. */
import { DatabaseError, Pool, type PoolClient } from 'pg';
import { StoreUnavailable } from '../../ports/store-unavailable.js';
import type { Row, Sql, SqlRun, SqlValue } from './sql.js';

export interface PgOptions {
  readonly url: string;
  /** Maximum number of connections. Default 10. */
  readonly most?: number;
  /** The time limit for a connection and for a statement. Default 3 s. */
  readonly limitMs?: number;
}

/** The client's limit, if the server does not even report its own. */
const SILENT_MS = 1_000;

/** PostgreSQL errors caused by the statement itself: data, constraints, syntax. */
const OWN_FAULT = /^(?:22|23|42)/;

export function pgSql({ url, most = 10, limitMs = 3_000 }: PgOptions): Sql {
  const pool = new Pool({
    ...{ connectionString: url, max: most },
    connectionTimeoutMillis: limitMs,
    statement_timeout: limitMs,
    lock_timeout: limitMs,
    idle_in_transaction_session_timeout: limitMs,
    query_timeout: limitMs + SILENT_MS,
    keepAlive: true,
    // A process that ends does not wait for idle connections.
    allowExitOnIdle: true,
  });
  // An idle connection that breaks: the next query takes another.
  pool.on('error', () => undefined);

  const asked = async <T>(ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      if (error instanceof DatabaseError && OWN_FAULT.test(error.code ?? '')) throw error;
      throw error instanceof Error && isOfDatabase(error) ? new StoreUnavailable(error) : error;
    }
  };
  const runOn =
    (to: Pool | PoolClient, timeoutMs?: number) =>
    async (text: string, values: readonly SqlValue[] = []) => {
      const patience = timeoutMs === undefined ? {} : { query_timeout: timeoutMs + SILENT_MS };
      return (await asked(() => to.query<Row>({ text, values: [...values], ...patience }))).rows;
    };

  return {
    run: runOn(pool),
    async together(act, stepMs) {
      const client = await asked(() => pool.connect());
      // A connection that breaks during use is reported by its statement.
      const broken = () => undefined;
      client.on('error', broken);
      const sql: SqlRun = { run: runOn(client, stepMs) };
      let failure: Error | undefined;
      try {
        await sql.run('BEGIN');
        if (stepMs !== undefined) await sql.run(`SET LOCAL statement_timeout = ${Math.round(stepMs)}`);
        const made = await act(sql);
        await sql.run('COMMIT');
        return made;
      } catch (error) {
        await sql.run('ROLLBACK').catch((why: Error) => {
          failure = why;
        });
        throw error;
      } finally {
        client.off('error', broken);
        client.release(failure);
      }
    },
    script: async (statements) => void (await asked(() => pool.query(statements))),
    close: () => pool.end(),
  };
}

/** Broken connections and stopped servers have codes of the system or of PostgreSQL; pg's own limits have messages only. */
function isOfDatabase(error: Error): boolean {
  return 'code' in error || /timeout|terminated|connection|not queryable/i.test(error.message);
}
