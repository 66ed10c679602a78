/** What the users of wallets do, and what they were asked. */
import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { PhoneBehaviour } from '../support/wallets/phone-behaviours.js';
import type { RequestKind, WalletAction, WalletBehaviour } from '../support/world/driver.js';
import { DECIMALS, unitsOf } from '../support/world/units-of.js';
import type { Visit } from '../support/world/world.js';

When('{wallet} {action}', async function (this: Visit, wallet: string, action: WalletAction) {
  await this.driver.wallet(wallet).does(action);
});

Given(
  '{wallet} {behaviour}',
  async function (this: Visit, wallet: string, behaviour: WalletBehaviour | PhoneBehaviour) {
    const driver = await this.begin();
    await driver.wallet(wallet).is(behaviour);
  },
);

Given('{wallet} answers with the code {int}', async function (this: Visit, wallet: string, code: number) {
  await this.driver.wallet(wallet).answersWith(code);
});

Given(
  'the account in use receives {string} {string} from outside',
  async function (this: Visit, amount: string, symbol: string) {
    const { address } = await this.driver.sight();
    assert.ok(address, 'No account is in use.');
    await this.driver.credit(address, symbol, unitsOf(amount, symbol));
  },
);

When('{wallet} switches to {string}', async function (this: Visit, wallet: string, network: string) {
  await this.driver.wallet(wallet).movesTo(network);
});

When('{wallet} switches to its account {int}', async function (this: Visit, wallet: string, number: number) {
  await this.driver.wallet(wallet).usesAccount(number);
});

When('{wallet} also holds {}', async function (this: Visit, wallet: string, asset: string) {
  const user = this.driver.wallet(wallet);
  if (!user.alsoHolds) throw new Error(`${wallet} does not report its balances.`);
  await user.alsoHolds(JSON.parse(asset));
});

Then('{wallet} was asked exactly what the visitor sees', async function (this: Visit, wallet: string) {
  const user = this.driver.wallet(wallet);
  await this.driver.until(`${wallet} was asked what is shown`, async ({ texts }) => {
    const ask = await user.lastAsk?.();
    return ask !== undefined && ask !== '[]' && texts.some((text) => text.split(' ').includes(ask));
  });
});

When(
  '{wallet} reports its account {int} as {string}',
  async function (this: Visit, wallet: string, account: number, id: string) {
    const user = this.driver.wallet(wallet);
    if (!user.names) throw new Error(`${wallet} cannot choose how it reports its accounts.`);
    await user.names(account, id);
  },
);

Given(
  '{wallet} receives {string} {string} from outside',
  async function (this: Visit, wallet: string, amount: string, symbol: string) {
    const [address = ''] = this.driver.wallet(wallet).addresses;
    await this.driver.credit(address, symbol, unitsOf(amount, symbol));
  },
);

Given(
  '{wallet} receives {string} {string} from {string}',
  async function (this: Visit, wallet: string, amount: string, symbol: string, sender: string) {
    const [address = ''] = this.driver.wallet(wallet).addresses;
    const from = this.driver.addressOf(this.resolve(sender));
    await this.driver.credit(address, symbol, unitsOf(amount, symbol), from);
  },
);

Given(
  '{wallet} receives {string} {string} from outside {int} times',
  async function (this: Visit, wallet: string, amount: string, symbol: string, times: number) {
    const [address = ''] = this.driver.wallet(wallet).addresses;
    for (let time = 0; time < times; time += 1) await this.driver.credit(address, symbol, unitsOf(amount, symbol));
  },
);

Then(
  '{wallet} was asked {times} to {kind}',
  async function (this: Visit, wallet: string, times: number, kind: RequestKind) {
    assert.equal(await this.driver.wallet(wallet).asked(kind), times);
  },
);

Then('{wallet} was never asked to {kind}', async function (this: Visit, wallet: string, kind: RequestKind) {
  assert.equal(await this.driver.wallet(wallet).asked(kind), 0);
});

Then('{wallet} does not share its accounts with the site', async function (this: Visit, wallet: string) {
  await this.driver.until(
    `${wallet} does not share its accounts with the site`,
    async () => !(await this.driver.wallet(wallet).letsIn()),
  );
});

Then('the signature is by account {int} of {wallet}', async function (this: Visit, number: number, wallet: string) {
  const answer = await this.driver.answer();
  assert.ok(answer.ok, `There is no signature: ${JSON.stringify(answer)}`);
  assert.ok(
    await this.driver.wallet(wallet).signed(this.message, String(answer.value), number),
    'The signature is by somebody else.',
  );
});

Then(
  '{string} receives {string} {string}',
  async function (this: Visit, person: string, amount: string, symbol: string) {
    const address = this.driver.addressOf(person);
    const wanted = unitsOf(amount, symbol);
    await this.driver.until(
      `${person} has received ${amount} ${symbol}`,
      async () => (await this.driver.holds(address, symbol)) === wanted,
    );
  },
);

Then('{string} receives nothing', async function (this: Visit, person: string) {
  const address = this.driver.addressOf(person);
  for (const symbol of Object.keys(DECIMALS)) assert.equal(await this.driver.holds(address, symbol), 0n);
});
