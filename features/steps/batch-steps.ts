/** Several calls that a dapp wants carried out together. */
import assert from 'node:assert/strict';
import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { Visit } from '../support/world/world.js';

When(
  /^the dapp sends these calls( atomically|, one by one if necessary):$/,
  async function (this: Visit, how: string, table: DataTable) {
    const calls = table.raw().map(([amount = '', to = '']) => ({ amount, to }));
    const fallback = how === ' atomically' ? {} : ({ fallback: 'sequential' } as const);
    await this.driver.ask({ type: 'send calls', calls, ...fallback });
  },
);

When('the dapp asks what the wallet can do', async function (this: Visit) {
  await this.driver.ask({ type: 'capabilities' });
});

Then('the calls were executed in {int} transaction(s)', async function (this: Visit, count: number) {
  const answer = await this.driver.answer();
  assert.ok(answer.ok, `It ended as ${JSON.stringify(answer)}`);
  const { hashes, id = '' } = answer.value as { readonly hashes: readonly string[]; readonly id?: string };
  this.batch = id;
  assert.equal(hashes.length, count);
  for (const hash of hashes) assert.match(hash, /^0x[\da-f]{64}$/i);
});

Then('{int} call(s) succeeded, and call {int} failed', async function (this: Visit, done: number, failed: number) {
  const answer = await this.driver.answer();
  assert.ok(!answer.ok, 'It did not fail.');
  assert.deepEqual([(answer.done as readonly unknown[] | undefined)?.length, answer.failed], [done, failed - 1]);
});

Then('the answer says that atomic execution is {string}', async function (this: Visit, atomic: string) {
  const answer = await this.driver.answer();
  assert.ok(answer.ok, `It ended as ${JSON.stringify(answer)}`);
  const answered = answer.value as { readonly atomic?: string } | undefined;
  assert.equal(answered?.atomic ?? 'unknown', atomic);
});

When('the dapp asks for the status of the calls', async function (this: Visit) {
  await this.driver.ask({ type: 'calls status', id: this.batch });
});

Then('the status is {string} with {int} transaction(s)', async function (this: Visit, status: string, count: number) {
  const answer = await this.driver.answer();
  assert.ok(answer.ok, `It ended as ${JSON.stringify(answer)}`);
  const answered = answer.value as { readonly status: string; readonly receipts: readonly unknown[] };
  assert.deepEqual([answered.status, answered.receipts.length], [status, count]);
});
