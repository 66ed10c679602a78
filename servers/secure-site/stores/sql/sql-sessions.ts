import type { SessionRecords } from '../../ports/session-records.js';
import { listedSessionRow, readRows, sessionRow } from './schema.js';
import type { Sql } from './sql.js';

const SESSION = 's.id, s.account, s.key, s.about';
const TIMES = `round(extract(epoch FROM s.opened_at) * 1000)::float8 AS "openedAt",
  round(extract(epoch FROM s.used_at) * 1000)::float8 AS "usedAt"`;
const after = (parameter: string) => `now() + make_interval(secs => ${parameter}::float8 / 1000)`;

export function sqlSessions(sql: Sql): SessionRecords {
  return {
    async openSession({ id, account, key, about }, token, lifeMs) {
      await sql.run(
        `WITH opened AS (INSERT INTO sessions (id, account, key, about) VALUES ($1, $2, $3, $4)
          ON CONFLICT (id) DO UPDATE SET used_at = now() RETURNING id)
        INSERT INTO session_tokens (token, session, ends_at) SELECT $5, id, ${after('$6')} FROM opened`,
        [id, account, key, about, token, lifeMs],
      );
    },
    async sessionOf(token, graceMs) {
      const rows = await sql.run(
        `WITH shown AS (SELECT session, replaces FROM session_tokens WHERE token = $1 AND ends_at > now()),
        replaced AS (
          UPDATE session_tokens SET ends_at = ${after('$2')}
          WHERE token = (SELECT replaces FROM shown) AND ends_at > ${after('$2')}
        ) SELECT ${SESSION} FROM sessions s JOIN shown ON shown.session = s.id`,
        [token, graceMs],
      );
      return readRows(sessionRow, rows)[0];
    },
    async replaceToken(token, next, lifeMs) {
      const rows = await sql.run(
        `WITH old AS (SELECT session FROM session_tokens WHERE token = $1 AND ends_at > now()),
        used AS (UPDATE sessions SET used_at = now() WHERE id = (SELECT session FROM old))
        INSERT INTO session_tokens (token, session, ends_at, replaces) SELECT $2, session, ${after('$3')}, $1 FROM old
        RETURNING token`,
        [token, next, lifeMs],
      );
      return rows.length > 0;
    },
    async sessions(account) {
      const rows = await sql.run(
        `SELECT ${SESSION}, ${TIMES} FROM sessions s WHERE s.account = $1
          AND EXISTS (SELECT FROM session_tokens t WHERE t.session = s.id AND t.ends_at > now())
        ORDER BY s.opened_at DESC, s.id`,
        [account],
      );
      return readRows(listedSessionRow, rows);
    },
    async endSession(account, id) {
      return (
        (await sql.run('DELETE FROM sessions WHERE account = $1 AND id = $2 RETURNING id', [account, id])).length > 0
      );
    },
    async endOtherSessions(account, id) {
      return (await sql.run('DELETE FROM sessions WHERE account = $1 AND id <> $2 RETURNING id', [account, id])).length;
    },
  };
}
