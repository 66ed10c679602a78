/** Accounts in PostgreSQL, whose clock decides what has expired. */
import type { AccountStore, EmailMove, SettledMove } from '../../ports/account-store.js';
import { migrate } from './migrate.js';
import { accountRow, moveRow, noteRow, readRows } from './schema.js';
import type { Sql, SqlRun } from './sql.js';
import { sqlConsents } from './sql-consents.js';
import { sqlSessions } from './sql-sessions.js';
import { sqlVaults } from './sql-vaults.js';

const ACCOUNT = 'id, vouched_by AS "by", sealed_secret AS "sealedSecret", email, user_name AS "userName"';
const MOVE = 'account, email, session, cancel';
/** Maximum email changes per run. */
const MOST_MOVES = 50;

/** Resolves once the schema is up to date. */
export async function sqlAccountStore(sql: Sql): Promise<AccountStore> {
  await migrate(sql);
  const account = async (where: string, value: string) => {
    const rows = await sql.run(`SELECT ${ACCOUNT} FROM accounts WHERE ${where}`, [value]);
    return readRows(accountRow, rows)[0];
  };
  const ofKey = (key: string) => account('id = (SELECT account FROM account_keys WHERE key = $1)', key);

  return {
    ...sqlSessions(sql),
    ...sqlConsents(sql),
    ...sqlVaults(sql),
    async accountFor(key, { id, by, sealedSecret, email = null, userName = null }) {
      const there = await ofKey(key);
      if (there) return there;
      const made = await sql.run(
        `WITH claimed AS (INSERT INTO account_keys (key, account) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING RETURNING account)
        INSERT INTO accounts (id, vouched_by, sealed_secret, email, user_name)
        SELECT account, $3, $4, $5, $6 FROM claimed RETURNING ${ACCOUNT}`,
        [key, id, by, sealedSecret, email, userName],
      );
      const found = readRows(accountRow, made)[0] ?? (await ofKey(key));
      if (!found) throw new Error('The account was removed while it was being created');
      return found;
    },
    accountOf: ofKey,
    accountById: (id) => account('id = $1', id),
    async describeAccount(id, { email = null, userName = null }) {
      await sql.run(
        'UPDATE accounts SET email = coalesce($2, email), user_name = coalesce($3, user_name) WHERE id = $1',
        [...[id, email, userName]],
      );
    },
    async accountsNotSealedBy(keyId, most, after = '') {
      const rows = await sql.run(
        `SELECT ${ACCOUNT} FROM accounts WHERE id > $3 AND split_part(sealed_secret, '.', 1) <> $1 ORDER BY id LIMIT $2`,
        [keyId, most, after],
      );
      return readRows(accountRow, rows);
    },
    async resealSecret(id, seen, sealed) {
      const rows = await sql.run(
        'UPDATE accounts SET sealed_secret = $3 WHERE id = $1 AND sealed_secret = $2 RETURNING id',
        [id, seen, sealed],
      );
      return rows.length > 0;
    },
    async approveBrowser(browser, lifeMs) {
      await sql.run(
        `INSERT INTO browsers (browser, ends_at) VALUES ($1, now() + make_interval(secs => $2::float8 / 1000))
        ON CONFLICT (browser) DO UPDATE SET ends_at = excluded.ends_at`,
        [browser, lifeMs],
      );
    },
    async isBrowserApproved(browser) {
      return (await sql.run('SELECT 1 FROM browsers WHERE browser = $1 AND ends_at > now()', [browser])).length > 0;
    },
    async planEmailMove({ account: id, email, session, cancel }, delayMs) {
      await sql.run(
        `INSERT INTO email_moves (${MOVE}, due_at) VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5::float8 / 1000))
        ON CONFLICT (account) DO UPDATE SET email = $2, session = $3, cancel = $4, due_at = excluded.due_at`,
        [id, email, session, cancel, delayMs],
      );
    },
    async emailMove(id) {
      return readRows(moveRow, await sql.run(`SELECT ${MOVE} FROM email_moves WHERE account = $1`, [id]))[0];
    },
    async cancelEmailMove(cancel) {
      return readRows(
        moveRow,
        await sql.run(`DELETE FROM email_moves WHERE cancel = $1 RETURNING ${MOVE}`, [cancel]),
      )[0];
    },
    settleEmailMoves: () =>
      sql.together(async (step) => {
        const rows = await step.run(
          `DELETE FROM email_moves WHERE account IN (
            SELECT account FROM email_moves WHERE due_at <= now() ORDER BY due_at LIMIT ${MOST_MOVES} FOR UPDATE SKIP LOCKED
          ) RETURNING ${MOVE}`,
        );
        const settled: SettledMove[] = [];
        for (const move of readRows(moveRow, rows)) settled.push(await settle(step, move));
        return settled;
      }),
    async note({ account: id = null, what, about = null }) {
      await sql.run('INSERT INTO audit_log (account, what, about) VALUES ($1, $2, $3)', [id, what, about]);
    },
    async audit(id, most) {
      const rows = await sql.run(
        `SELECT account, what, about, ${milliseconds('at')} AS at FROM audit_log WHERE account = $1 ORDER BY number DESC LIMIT $2`,
        [id, most],
      );
      return readRows(noteRow, rows);
    },
    async sweep() {
      await sql.run('DELETE FROM session_tokens WHERE ends_at <= now()');
      await sql.run('DELETE FROM sessions WHERE NOT EXISTS (SELECT FROM session_tokens WHERE session = sessions.id)');
      await sql.run('DELETE FROM browsers WHERE ends_at <= now()');
      await sql.run("DELETE FROM audit_log WHERE at < now() - interval '180 days'");
    },
    ready: async () => void (await sql.run('SELECT 1')),
    close: () => sql.close(),
  };
}

async function settle(sql: SqlRun, { account, email: to, session }: EmailMove): Promise<SettledMove> {
  const key = `email:${to.toLowerCase()}`;
  const [before] = readRows(
    accountRow,
    await sql.run(`SELECT ${ACCOUNT} FROM accounts WHERE id = $1 FOR UPDATE`, [account]),
  );
  await sql.run('INSERT INTO account_keys (key, account) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING', [key, account]);
  const owned = await sql.run('SELECT 1 FROM account_keys WHERE key = $1 AND account = $2', [key, account]);
  const settled = { account, from: before?.email, to, moved: owned.length > 0 };
  if (!settled.moved) return settled;
  await sql.run('DELETE FROM account_keys WHERE account = $1 AND key = $2 AND key <> $3', [
    ...[account, `email:${before?.email?.toLowerCase() ?? ''}`, key],
  ]);
  await sql.run('UPDATE accounts SET email = $2 WHERE id = $1', [account, to]);
  await sql.run('DELETE FROM sessions WHERE account = $1 AND id <> $2', [account, session]);
  return settled;
}

/** In milliseconds since 1970. */
function milliseconds(column: string): string {
  return `round(extract(epoch FROM ${column}) * 1000)::float8`;
}
