/** PostgreSQL in this process, in a folder or in memory: for a trial that keeps its data. */
import type { PGlite } from '@electric-sql/pglite';
import type { Row, Sql } from './sql.js';

/** Without a folder, the data ends with the process. Loaded on first use, because it is large. */
export async function pgliteSql(folder?: string): Promise<Sql> {
  const { PGlite: Database } = await import('@electric-sql/pglite');
  const database: PGlite = await (folder === undefined ? Database.create() : Database.create(folder));
  return {
    run: async (statement, values = []) => (await database.query<Row>(statement, [...values])).rows,
    together: (act) =>
      database.transaction((transaction) =>
        act({ run: async (statement, values = []) => (await transaction.query<Row>(statement, [...values])).rows }),
      ),
    script: async (statements) => void (await database.exec(statements)),
    close: () => database.close(),
  };
}
