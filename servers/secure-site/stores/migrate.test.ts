/** Migrations: the schema of an older version is upgraded by one process of many, and no data is lost. */
import { randomInt } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { secretText } from '../auth/secret-text.js';
import { migrate } from './sql/migrate.js';
import { MIGRATIONS } from './sql/migrations.js';
import { pgSql } from './sql/pg-sql.js';
import { pgliteSql } from './sql/pglite-sql.js';
import type { Sql } from './sql/sql.js';
import { sqlAccountStore } from './sql/sql-account-store.js';
import { localPostgres } from './test-servers/local-postgres.js';
import { withServer } from './test-servers/with-server.js';

/** For a busy machine. */
const LIMIT_MS = 90_000;

const postgres = await withServer('PostgreSQL', localPostgres);
afterAll(() => postgres?.stop());

/** One database, with a connection for each process. */
type Connect = () => Promise<Sql>;
const databases: readonly (readonly [name: string, make: () => Promise<Connect>])[] = [
  [
    'PGlite',
    async () => {
      const sql = await pgliteSql();
      return () => Promise.resolve(sql);
    },
  ],
  ...(postgres
    ? [
        [
          'PostgreSQL',
          async () => {
            const name = `m${randomInt(1e9)}`;
            const first = pgSql({ url: postgres.url, limitMs: LIMIT_MS });
            await first.run(`CREATE DATABASE ${name}`);
            await first.close();
            const url = new URL(postgres.url);
            url.pathname = name;
            return () => Promise.resolve(pgSql({ url: url.href, limitMs: LIMIT_MS }));
          },
        ] as const,
      ]
    : []),
];

describe.each(databases)('the schema in %s', (_, make) => {
  const opened = new Set<Sql>();
  afterEach(async () => {
    await Promise.all([...opened].map((each) => each.close()));
    opened.clear();
  });
  const connections = async (count: number): Promise<readonly Sql[]> => {
    const connect = await make();
    const all = await Promise.all(Array.from({ length: count }, connect));
    for (const each of all) opened.add(each);
    return all;
  };
  const stepsDone = async (sql: Sql | undefined) =>
    (await sql?.run('SELECT number FROM migrations ORDER BY number'))?.map(({ number }) => number);

  it(
    'is upgraded from the first version, with accounts and sessions in it',
    async () => {
      const [sql] = await connections(1);
      if (!sql) return;
      await migrate(sql, MIGRATIONS.slice(0, 1));
      const [account, session, token] = [secretText(), secretText(), secretText()];
      await sql.run("INSERT INTO accounts (id, vouched_by, sealed_secret) VALUES ($1, 'email', 'k.iv.x')", [account]);
      await sql.run("INSERT INTO sessions (id, account, key, about) VALUES ($1, $2, 'k', 'Firefox')", [
        session,
        account,
      ]);
      await sql.run("INSERT INTO session_tokens (token, session, ends_at) VALUES ($1, $2, now() + interval '1 day')", [
        ...[token, session],
      ]);
      const store = await sqlAccountStore(sql);
      expect(await stepsDone(sql)).toEqual(MIGRATIONS.map((__, index) => index + 1));
      expect(await store.accountById(account)).toMatchObject({ sealedSecret: 'k.iv.x' });
      expect(await store.sessionOf(token, 0)).toMatchObject({ id: session, about: 'Firefox' });
      const next = secretText();
      expect(await store.replaceToken(token, next, 60_000)).toBe(true);
      expect(await store.sessionOf(next, 0)).toMatchObject({ id: session });
      // A process of the previous version, which still runs while others have been upgraded, opens sessions.
      await sql.run("INSERT INTO session_tokens (token, session, ends_at) VALUES ($1, $2, now() + interval '1 day')", [
        ...[secretText(), session],
      ]);
    },
    LIMIT_MS,
  );

  it(
    'is upgraded once, however many processes start at the same time',
    async () => {
      const all = await connections(4);
      await Promise.all(all.map((each) => migrate(each)));
      expect(await stepsDone(all[0])).toEqual(MIGRATIONS.map((__, index) => index + 1));
      const more = [...MIGRATIONS, 'CREATE TABLE boats (name text); INSERT INTO boats VALUES (1)'];
      await Promise.all(all.map((each, at) => migrate(each, at % 2 ? MIGRATIONS : more)));
      expect(await all[0]?.run('SELECT * FROM boats')).toHaveLength(1);
      // An older version, started again.
      await migrate(all[1] ?? (all[0] as Sql));
      expect(await stepsDone(all[0])).toHaveLength(MIGRATIONS.length + 1);
    },
    LIMIT_MS,
  );

  it(
    'does not change if a step fails',
    async () => {
      const [sql] = await connections(1);
      if (!sql) return;
      await migrate(sql);
      const broken = [...MIGRATIONS, 'CREATE TABLE boats (name text); SELECT nothing FROM nowhere'];
      await expect(migrate(sql, broken)).rejects.toThrow('nowhere');
      expect(await stepsDone(sql)).toEqual(MIGRATIONS.map((__, index) => index + 1));
      await expect(sql.run('SELECT * FROM boats')).rejects.toThrow('boats');
    },
    LIMIT_MS,
  );
});

it.skipIf(!postgres)('a step may take longer than a statement of the site', async () => {
  const sql = pgSql({ url: postgres?.url ?? '', limitMs: LIMIT_MS });
  try {
    await migrate(sql, ["CREATE TABLE limits AS SELECT current_setting('statement_timeout') AS of_step"]);
    expect(await sql.run('SELECT of_step FROM limits')).toEqual([{ of_step: '30min' }]);
    expect(await sql.run("SELECT current_setting('statement_timeout') AS usual")).toEqual([{ usual: '90s' }]);
  } finally {
    await sql.close();
  }
});
