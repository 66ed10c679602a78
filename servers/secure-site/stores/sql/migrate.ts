/** Upgrades the schema: if several processes start at once, one does it and the others wait. */
import { MIGRATIONS } from './migrations.js';
import type { Sql } from './sql.js';

/** The same for all processes of the site, in every version. */
const LOCK = 7_203_811;
/** A step may rewrite years of data. Waiting for another process's lock has a shorter limit, and is retried. */
const STEP_MS = 30 * 60_000;

export async function migrate(sql: Sql, steps: readonly string[] = MIGRATIONS): Promise<void> {
  await sql.together(async (step) => {
    await step.run('SELECT pg_advisory_xact_lock($1::bigint)', [LOCK]);
    await step.run(
      'CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY, done_at timestamptz NOT NULL DEFAULT now())',
    );
    const [done] = await step.run('SELECT coalesce(max(number), 0) AS number FROM migrations');
    const first = Number(done?.number);
    // A later version was here: it can only have added what this one does not know.
    for (const [index, statements] of steps.entries()) {
      if (index < first) continue;
      for (const statement of statements.split(';')) await step.run(statement);
      await step.run('INSERT INTO migrations (number) VALUES ($1)', [index + 1]);
    }
  }, STEP_MS);
}
