/** Payments that a dapp asks for. */
import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { Visit } from '../support/world/world.js';

When(
  /^the dapp asks for "([^"]*)" "(\w+)"(?: with (\d+) decimals)? to be paid to "([^"]*)"(?: on (\w+))?$/,
  async function (
    this: Visit,
    amount: string,
    symbol: string,
    decimals: string | null,
    to: string,
    network: string | null,
  ) {
    await this.driver.ask({
      type: 'pay',
      payment: { amount, symbol, to, ...(network && { network }), ...(decimals && { decimals: Number(decimals) }) },
    });
  },
);

When('the dapp asks for a payment without its details', async function (this: Visit) {
  await this.driver.ask({ type: 'pay' });
});

When(/^the visitor (pays|declines) at the exchange$/, async function (this: Visit, how: string) {
  await this.driver.visitorAccounts().payAtExchange(how === 'pays');
});

Then('the answer is the hash of a transaction', async function (this: Visit) {
  const answer = await this.driver.answer();
  assert.ok(answer.ok, `It ended as ${JSON.stringify(answer)}`);
  assert.match((answer.value as { readonly hash: string }).hash, /^0x[\da-f]{64}$/i);
});
