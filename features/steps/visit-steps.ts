/** Opening the page, and the settings of the dapp, the browser and the world. */
import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { listOf } from '../support/world/vocabulary.js';
import type { Visit } from '../support/world/world.js';

Given('a visitor on the page', async function (this: Visit) {
  await this.visit();
});

Given('a visitor connected with {wallet}', async function (this: Visit, wallet: string) {
  await this.visitConnected(wallet);
});

Given('a visitor connected with the app of {wallet}', async function (this: Visit, wallet: string) {
  await this.connectByApp(wallet);
});

Given('a visitor who has used {string}', async function (this: Visit, wallets: string) {
  await this.visit();
  for (const wallet of listOf(wallets)) {
    await this.connect(wallet);
    await this.driver.ask({ type: 'disconnect' });
    await this.driver.until(`${wallet} is left`, ({ status }) => status === 'disconnected');
  }
});

Given('the dapp sets {string} to {string}', async function (this: Visit, setting: string, value: string) {
  const driver = await this.begin();
  await driver.set(setting, value);
});

Given('the page has the wallets {string}', async function (this: Visit, wallets: string) {
  const driver = await this.begin();
  await driver.set('wallets', wallets);
});

Given(
  /^the (storage|relay|device|clipboard|view|node of \w+) is (.+)$/,
  async function (this: Visit, part: string, state: string) {
    const driver = await this.begin();
    await driver.set(part, state);
  },
);

When('the visitor reloads the page with only the wallets {string}', async function (this: Visit, wallets: string) {
  await this.driver.reload(listOf(wallets));
});

When('{int} milliseconds pass', async function (this: Visit, milliseconds: number) {
  await this.driver.pass(milliseconds);
});

Then('the page fails with {string}', function (this: Visit, text: string) {
  this.expectPageFailure(text);
});

When(/^the visitor (?:opens|switches to) the (first|second) tab$/, async function (this: Visit, which: string) {
  await this.driver.turnTo(which === 'first' ? 1 : 2);
});

Then('the other tab shows the same session within {int} milliseconds', async function (this: Visit, limit: number) {
  const taken = await this.driver.agreement();
  this.log(`It took ${taken} ms.`);
  assert.ok(taken <= limit, `It took ${taken} milliseconds.`);
});
