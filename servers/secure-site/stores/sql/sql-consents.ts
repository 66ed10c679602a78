import type { ConsentRecords } from '../../ports/consent-records.js';
import { consentRow, readRows } from './schema.js';
import type { Sql } from './sql.js';

export function sqlConsents(sql: Sql): ConsentRecords {
  return {
    async consents(account) {
      const rows = await sql.run(
        `SELECT origin, round(extract(epoch FROM since) * 1000)::float8 AS since FROM consents
        WHERE account = $1 ORDER BY consents.since, origin`,
        [account],
      );
      return readRows(consentRow, rows);
    },
    async giveConsent(account, origin, most) {
      const rows = await sql.run(
        `WITH given AS (
          INSERT INTO consents (account, origin)
          SELECT $1, $2 WHERE (SELECT count(*) FROM consents WHERE account = $1 AND origin <> $2) < $3
          ON CONFLICT DO NOTHING RETURNING origin
        ) SELECT origin FROM given UNION SELECT origin FROM consents WHERE account = $1 AND origin = $2`,
        [account, origin, most],
      );
      return rows.length > 0;
    },
    async withdrawConsent(account, origin) {
      await sql.run('DELETE FROM consents WHERE account = $1 AND origin = $2', [account, origin]);
    },
  };
}
