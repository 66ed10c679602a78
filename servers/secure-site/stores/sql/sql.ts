/** The little of SQL that the stores need, of PostgreSQL or of PGlite, which is PostgreSQL in this process. */
export type Row = Readonly<Record<string, unknown>>;
export type SqlValue = string | number | boolean | null;

export interface SqlRun {
  /** One statement, with `$1` and so on. Rejects with `StoreUnavailable` when the database cannot be asked now. */
  run(statement: string, values?: readonly SqlValue[]): Promise<readonly Row[]>;
}

export interface Sql extends SqlRun {
  /** All of it or nothing. `limitMs`: what each statement may take. Default: as all others. */
  together<T>(act: (sql: SqlRun) => Promise<T>, limitMs?: number): Promise<T>;
  /** Several statements without values. */
  script(statements: string): Promise<void>;
  close(): Promise<void>;
}
