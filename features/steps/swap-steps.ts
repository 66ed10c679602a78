/** Swaps, and how they change balances. */
import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { unitsOf } from '../support/world/units-of.js';
import type { Visit } from '../support/world/world.js';

/** The balances at the start of the swap, by symbol. */
const before = new WeakMap<Visit, ReadonlyMap<string, bigint>>();

async function heldNow(visit: Visit): Promise<ReadonlyMap<string, bigint>> {
  const { address } = await visit.driver.sight();
  assert.ok(address, 'No account is in use.');
  const symbols = ['ETH', 'SALT', 'KELP'];
  return new Map(
    await Promise.all(symbols.map(async (each) => [each, await visit.driver.holds(address, each)] as const)),
  );
}

When(
  'the dapp opens a swap of {string} {string} for {string}',
  async function (this: Visit, amount: string, from: string, to: string) {
    before.set(this, await heldNow(this));
    await this.driver.ask({ type: 'open swap', amount, from, to });
    await this.driver.until('the swap form is there', ({ screen }) => screen === 'Swap');
  },
);

Given(
  'the visitor previews a swap of {string} {string} for {string}',
  async function (this: Visit, amount: string, from: string, to: string) {
    before.set(this, await heldNow(this));
    await this.driver.ask({ type: 'open swap', amount, from, to });
    await this.driver.choose('Review swap');
    await this.driver.until('the preview is there', ({ screen }) => screen === 'Swap preview');
  },
);

Then(
  /^the account has (?:at least )?"(.*)" "(.*)" (more|less) than before$/,
  async function (this: Visit, amount: string, symbol: string, way: string) {
    const was = before.get(this)?.get(symbol);
    assert.ok(was !== undefined, 'No swap was started.');
    const wanted = unitsOf(amount, symbol);
    await this.driver.until(`there is ${amount} ${symbol} ${way}`, async () => {
      const now = (await heldNow(this)).get(symbol) ?? 0n;
      return (way === 'more' ? now - was : was - now) >= wanted;
    });
  },
);

Then('the account has as much {string} as before', async function (this: Visit, symbol: string) {
  assert.equal((await heldNow(this)).get(symbol), before.get(this)?.get(symbol));
});
