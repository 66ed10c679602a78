import type { VaultBook } from '../../auth/vault/vault-book.js';
import { passkeyRow, readRows, vaultRow } from './schema.js';
import type { Sql } from './sql.js';

const PASSKEY =
  'id, public_key AS "publicKey", counter, transports, backed_up AS "backedUp", name, added_at AS at, wrap';

export function sqlVaults(sql: Sql): VaultBook {
  return {
    async vault(account) {
      return readRows(vaultRow, await sql.run('SELECT sealed, version FROM vaults WHERE account = $1', [account]))[0];
    },
    async replaceVault(account, after, sealed) {
      const statement =
        after === 0
          ? 'INSERT INTO vaults (account, sealed, version) VALUES ($1, $2, $3 + 1) ON CONFLICT DO NOTHING RETURNING version'
          : 'UPDATE vaults SET sealed = $2, version = $3 + 1 WHERE account = $1 AND version = $3 RETURNING version';
      return (await sql.run(statement, [account, sealed, after])).length > 0;
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
