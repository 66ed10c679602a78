/** The subset of SQL access that the stores need, with PostgreSQL or with PGlite, which is PostgreSQL in this process. */
export type Row = Readonly<Record<string, unknown>>;
export type SqlValue = string | number | boolean | null;

export interface SqlRun {
  /** One statement, with `$1` and so on. Rejects with `StoreUnavailable` if the database cannot be reached. */
  run(statement: string, values?: readonly SqlValue[]): Promise<readonly Row[]>;
}

export interface Sql extends SqlRun {
  /** A transaction. `limitMs`: the time limit of each statement. Default: the same as for all others. */
  together<T>(act: (sql: SqlRun) => Promise<T>, limitMs?: number): Promise<T>;
  /** Several statements without values. */
  script(statements: string): Promise<void>;
  close(): Promise<void>;
}
