/** Several calls that a dapp wants carried out together. */
import assert from 'node:assert/strict';
import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { Visit } from '../support/world/world.js';

When(
  /^the dapp sends, (all or nothing|one after the other if need be):$/,
  async function (this: Visit, how: string, table: DataTable) {
    const calls = table.raw().map(([amount = '', to = '']) => ({ amount, to }));
    const fallback = how === 'all or nothing' ? {} : ({ fallback: 'sequential' } as const);
    await this.driver.ask({ type: 'send calls', calls, ...fallback });
  },
);

When('the dapp asks what the wallet can do', async function (this: Visit) {
  await this.driver.ask({ type: 'capabilities' });
});

Then('{int} transaction(s) carried it out', async function (this: Visit, count: number) {
  const answer = await this.driver.answer();
  assert.ok(answer.ok, `It ended as ${JSON.stringify(answer)}`);
  const { hashes, id = '' } = answer.value as { readonly hashes: readonly string[]; readonly id?: string };
  this.batch = id;
  assert.equal(hashes.length, count);
  for (const hash of hashes) assert.match(hash, /^0x[\da-f]{64}$/i);
});

Then(
  '{int} of the calls was/were done, and number {int} failed',
  async function (this: Visit, done: number, failed: number) {
    const answer = await this.driver.answer();
    assert.ok(!answer.ok, 'It did not fail.');
    assert.deepEqual([(answer.done as readonly unknown[] | undefined)?.length, answer.failed], [done, failed - 1]);
  },
);

Then('it answers that all or nothing is {string}', async function (this: Visit, atomic: string) {
  const answer = await this.driver.answer();
  assert.ok(answer.ok, `It ended as ${JSON.stringify(answer)}`);
  const answered = answer.value as { readonly atomic?: string } | undefined;
  assert.equal(answered?.atomic ?? 'unknown', atomic);
});

When('the dapp asks what became of it', async function (this: Visit) {
  await this.driver.ask({ type: 'calls status', id: this.batch });
});

Then('it is told of {string} with {int} transaction(s)', async function (this: Visit, status: string, count: number) {
  const answer = await this.driver.answer();
  assert.ok(answer.ok, `It ended as ${JSON.stringify(answer)}`);
  const answered = answer.value as { readonly status: string; readonly receipts: readonly unknown[] };
  assert.deepEqual([answered.status, answered.receipts.length], [status, count]);
});
