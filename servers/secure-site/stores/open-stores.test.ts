/** Opening a store that cannot be used. */
import { expect, it } from 'vitest';
import { accountsIn } from './open-stores.js';
import { pgSql } from './sql/pg-sql.js';

it('says why it cannot be used, and not that it cannot be closed either', async () => {
  const sql = pgSql({ url: 'postgres://site@127.0.0.1:1/site' });
  await sql.close();
  await expect(sql.close()).rejects.toThrow('more than once');
  await expect(accountsIn(sql)).rejects.toThrow('Cannot use a pool after calling end');
});
