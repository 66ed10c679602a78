import type { VaultBook } from '../../auth/vault/vault-book.js';
import { passkeyRow, readRows, vaultRow } from './schema.js';
import type { Sql } from './sql.js';

const PASSKEY =
  'id, public_key AS "publicKey", counter, transports, backed_up AS "backedUp", name, added_at AS at, wrap';

export function sqlVaults(sql: Sql): VaultBook {
  return {
    async vault(account) {
      const statement = 'SELECT sealed, version, owner IS NOT NULL AS guarded FROM vaults WHERE account = $1';
      return readRows(vaultRow, await sql.run(statement, [account]))[0];
    },
    async replaceVault(account, after, sealed, owner) {
      const statement =
        after === 0
          ? `INSERT INTO vaults (account, sealed, version, owner) VALUES ($1, $2, $3 + 1, $4)
            ON CONFLICT DO NOTHING RETURNING version`
          : `UPDATE vaults SET sealed = $2, version = $3 + 1, owner = $4
            WHERE account = $1 AND version = $3 AND (owner IS NULL OR owner = $4) RETURNING version`;
      return (await sql.run(statement, [account, sealed, after, owner ?? null])).length > 0;
    },
    async mayChange(account, owner) {
      const statement = 'SELECT version FROM vaults WHERE account = $1 AND owner <> $2';
      return (await sql.run(statement, [account, owner ?? ''])).length === 0;
    },
    async passkeys(account) {
      const rows = await sql.run(`SELECT ${PASSKEY} FROM passkeys WHERE account = $1 ORDER BY added_at, id`, [account]);
      return readRows(passkeyRow, rows);
    },
    async keepPasskey(account, { id, publicKey, counter, transports, backedUp, name, at, wrap }) {
      await sql.run(
        `INSERT INTO passkeys (id, account, public_key, counter, transports, backed_up, name, added_at, wrap)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO UPDATE
        SET public_key = $3, counter = $4, transports = $5, backed_up = $6, name = $7, added_at = $8, wrap = $9
        WHERE passkeys.account = $2`,
        [id, account, publicKey, counter, transports.join(' '), backedUp, name, at, wrap],
      );
    },
    async removePasskey(account, id) {
      await sql.run('DELETE FROM passkeys WHERE account = $1 AND id = $2', [account, id]);
    },
  };
}
