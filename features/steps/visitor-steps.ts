/** What visitors do, and what they see. */
import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { FieldName, Sight, VisitorAct } from '../support/world/driver.js';
import { NOTHING } from '../support/world/read-fact.js';
import type { ScreenName } from '../support/world/screen-names.js';
import type { Visit } from '../support/world/world.js';

When('the visitor {act}', async function (this: Visit, act: VisitorAct | 'reloads the page') {
  if (act === 'reloads the page') await this.driver.reload();
  else await this.driver.does(act);
});

When('the visitor chooses {string}', async function (this: Visit, label: string) {
  await this.driver.choose(this.resolve(label));
});

When(
  /^the visitor types "(.*)" as the (amount|payment|receiver|network search|wallet search|token search|email|new email|code|name|spending cap)$/,
  async function (this: Visit, text: string, field: FieldName) {
    await this.driver.type(field, this.driver.addressOf(this.resolve(text)));
  },
);

When(
  /^the visitor presses "([\w+]+)"(?: (\d+) times)?$/,
  async function (this: Visit, key: string, times: string | null) {
    await this.driver.press(key, Number(times ?? 1));
  },
);

When(
  'the visitor reviews {string} {string} to {string}',
  async function (this: Visit, amount: string, token: string, person: string) {
    await this.driver.ask({ type: 'open', screen: 'Send' });
    await this.driver.ask({ type: 'fill', amount, token, receiver: person });
    await this.driver.choose('Review');
    await this.driver.until('the review is there', ({ screen }) => screen === 'Review');
  },
);

Then(/^(at once )?the visitor sees "(.*)"$/, async function (this: Visit, atOnce: string | null, text: string) {
  const sought = this.resolve(text);
  await this.driver.until(
    `the visitor sees "${sought}"`,
    (sight) => readable(sight).some((each) => each.includes(sought)),
    atOnce ? 'at once' : undefined,
  );
});

Then('the visitor sees the day of the last transaction, as in {string}', async function (this: Visit, form: string) {
  const shape = new RegExp(`^${form.replace(/[A-Za-z]/g, '[A-Za-z]').replace(/\d/g, '\\d')}$`);
  await this.driver.until('the visitor sees the day of the last transaction', async (sight) => {
    const day = await this.driver.read('date of the last transaction');
    return shape.test(day) && readable(sight).some((each) => each.includes(day));
  });
});

When('the visitor scrolls down to {string}', async function (this: Visit, text: string) {
  await this.driver.until(`the visitor has scrolled to "${text}"`, async (sight) => {
    if (readable(sight).some((each) => each.includes(text))) return true;
    await this.driver.does('scrolls to the end');
    return false;
  });
});

Then('the visitor does not see {string}', async function (this: Visit, text: string) {
  await this.driver.quiet?.();
  await this.driver.until(
    `"${text}" is gone`,
    (sight) => readable(sight).every((each) => !each.includes(text)),
    'at once',
  );
});

Then('{string} {can} be chosen', async function (this: Visit, label: string, possible: boolean) {
  await this.driver.until(`"${label}" is there and ${possible ? 'can' : 'cannot'} be chosen`, ({ choices }) =>
    choices.some((each) => each.label === label && each.enabled === possible),
  );
});

/** Exactly these, in this order. */
Then('the networks to choose from are {string}', async function (this: Visit, names: string) {
  const networks = /^(Saltmarsh|Tidewater|Network \d+)$/;
  await this.driver.until(`the networks to choose from are ${names}`, ({ choices }) => {
    const offered = choices.map(({ label }) => label).filter((label) => networks.test(label));
    return offered.join(', ') === names;
  });
});

Then('the {screen} screen is shown', async function (this: Visit, name: ScreenName) {
  await this.driver.until(`the ${name} screen is shown`, ({ screen }) => screen === name);
});

Then(/^the modal is (open|closed)$/, async function (this: Visit, state: string) {
  await this.driver.until(`the modal is ${state}`, ({ open }) => open === (state === 'open'));
});

Then(/^the connect button (is busy|is ready)$/, async function (this: Visit, how: string) {
  await this.driver.until(`the connect button ${how}`, ({ busy }) => busy === (how === 'is busy'));
});

Then('the modal refuses to close', async function (this: Visit) {
  await this.driver.until('the modal refuses to close', ({ refused }) => refused);
});

Then('the modal refuses to close for {int} milliseconds', async function (this: Visit, milliseconds: number) {
  await this.driver.until('the modal refuses to close', ({ refusing }) => refusing);
  await this.driver.pass(milliseconds - 1);
  assert.ok((await this.driver.sight()).refusing, 'It was over too early.');
  await this.driver.pass(1);
  assert.ok(!(await this.driver.sight()).refusing, 'It was not over in time.');
});

Then('the wallets listed are {string}', async function (this: Visit, rows: string) {
  await this.driver.until(`the wallets listed are ${rows}`, ({ wallets }) => wallets.join(', ') === rows);
});

Then('the visitor is connected with {wallet}', async function (this: Visit, wallet: string) {
  const { addresses } = this.driver.wallet(wallet);
  await this.driver.until(
    `the visitor is connected with ${wallet}`,
    ({ status, address }) => status === 'connected' && addresses.some((each) => sameAddress(each, address)),
  );
});

Then(/^the visitor is (not connected|connecting)$/, async function (this: Visit, how: string) {
  const wanted = how === 'connecting' ? 'connecting' : 'disconnected';
  await this.driver.until(`the visitor is ${how}`, ({ status }) => status === wanted);
});

Then('account {int} of {wallet} is in use', async function (this: Visit, number: number, wallet: string) {
  const wanted = this.driver.wallet(wallet).addresses[number - 1];
  await this.driver.until(`account ${number} of ${wallet} is in use`, ({ address }) => sameAddress(wanted, address));
});

Then('the network is {string}', async function (this: Visit, name: string) {
  await this.driver.until(`the network is ${name}`, ({ network }) => network === name);
});

function readable({ texts, choices }: Sight): readonly string[] {
  return [...texts, ...choices.map(({ label }) => label)];
}

function sameAddress(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && a.toLowerCase() === b?.toLowerCase();
}

When('the visitor notes the pairing code', async function (this: Visit) {
  await this.driver.until('there is a code', async () => (await this.driver.read('code')) !== NOTHING);
  this.code = await this.driver.read('code');
});

Then('the pairing code is the same', async function (this: Visit) {
  await this.driver.until('the pairing code is the same', async () => (await this.driver.read('code')) === this.code);
});

Then('the pairing code is a new one', async function (this: Visit) {
  await this.driver.until('the pairing code is a new one', async () => {
    const code = await this.driver.read('code');
    return code !== NOTHING && code !== this.code;
  });
});

When('the name {string} resolves to {string}', function (this: Visit, name: string, person: string) {
  return this.driver.point(name, this.driver.addressOf(this.resolve(person)));
});

When('the name {string} is resolved by the gateway {string}', function (this: Visit, name: string, gateway: string) {
  return this.driver.point(name, gateway, 'away');
});

When('the primary name of {string} is {string}', function (this: Visit, person: string, name: string) {
  return this.driver.point(name, this.driver.addressOf(this.resolve(person)), 'back');
});

When('the visitor notes the address', async function (this: Visit) {
  const { address } = await this.driver.until('there is an account', (sight) => sight.address !== undefined);
  this.address = address;
});

Then('the address is the same', async function (this: Visit) {
  await this.driver.until(`the account is ${this.address}`, ({ address }) => address === this.address);
});
