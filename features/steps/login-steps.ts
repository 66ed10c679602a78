/** Logging in with the embedded wallet. */
import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { isSignedBy } from '../support/wallets/is-signed-by.js';
import { listOf } from '../support/world/vocabulary.js';
import type { Visit } from '../support/world/world.js';

async function logIn(visit: Visit, email: string): Promise<void> {
  const { driver } = visit;
  await driver.type('email', email);
  await driver.choose('Continue with email');
}

async function enterCodeFor(visit: Visit, email: string): Promise<void> {
  await visit.driver.type('code', await visit.driver.visitorAccounts().codeFor(email));
}

When('the visitor logs in as {string}', async function (this: Visit, email: string) {
  await logIn(this, email);
});

Given('a visitor logged in as {string}', async function (this: Visit, email: string) {
  await this.visit();
  await this.driver.does('opens the modal');
  await logIn(this, email);
  await this.driver.until('a code is asked for', ({ screen }) => screen === 'Email code');
  await enterCodeFor(this, email);
  await this.driver.until('the visitor is connected', ({ status, open }) => status === 'connected' && !open);
});

Given('a new visitor logged in by email as {string}', async function (this: Visit, email: string) {
  await this.visit();
  await this.driver.does('opens the modal');
  await logIn(this, email);
  await this.driver.until('a link is waited for', ({ screen }) => screen === 'Device approval');
  await this.driver.visitorAccounts().openLink(email);
  await this.driver.until('a code is asked for', ({ screen }) => screen === 'Email code');
  await enterCodeFor(this, email);
  await this.driver.until('the visitor is connected', ({ status, open }) => status === 'connected' && !open);
});

When('the visitor enters the code {string}', async function (this: Visit, code: string) {
  await this.driver.type('code', code);
});

When('the visitor enters the code sent to {string}', async function (this: Visit, email: string) {
  await enterCodeFor(this, email);
});

When('the visitor opens the link sent to {string}', async function (this: Visit, email: string) {
  await this.driver.visitorAccounts().openLink(email);
});

When(/^the visitor (confirms in|closes) the provider's window$/, async function (this: Visit, how: string) {
  const visitorAccounts = this.driver.visitorAccounts();
  await (how === 'closes' ? visitorAccounts.closeWindow() : visitorAccounts.agree());
});

When('the visitor opens and closes the login windows of {string}', async function (this: Visit, providers: string) {
  for (const provider of listOf(providers)) {
    await this.driver.choose(`Continue with ${provider}`);
    await this.driver.until(`${provider} is being asked`, ({ screen }) => screen === 'Social login');
    await this.driver.visitorAccounts().closeWindow();
    await this.driver.until('the ways to log in are back', ({ screen }) => screen === 'Connect');
  }
});

When('the embedded wallet logs the visitor out', async function (this: Visit) {
  await this.driver.visitorAccounts().logOut();
});

When('the embedded wallet forgets the login', async function (this: Visit) {
  await this.driver.visitorAccounts().forgetLogin();
});

Given('the visitor has tried {int} wrong codes', async function (this: Visit, times: number) {
  for (let time = 0; time < times; time++) {
    await this.driver.type('code', `99999${time}`);
    await this.driver.until('the code is refused', ({ texts }) =>
      texts.some((text) => text.includes('Incorrect code')),
    );
  }
});

Then('{int} email(s) was/were sent to {string}', async function (this: Visit, count: number, email: string) {
  const visitorAccounts = this.driver.visitorAccounts();
  await this.driver.until(`${count} mails have come`, async () => (await visitorAccounts.mails(email)) === count);
});

/** Each by its label or the beginning of it. There may be others between them. */
Then('the ways to connect are {string} in this order', async function (this: Visit, labels: string) {
  await this.driver.until(`${labels} stand in this order`, ({ choices }) => {
    const places = listOf(labels).map((label) => choices.findIndex((each) => each.label.startsWith(label)));
    return places.every((place, at) => place > (places[at - 1] ?? -1));
  });
});

Then("the wallet's own screen asks to {string}", async function (this: Visit, button: string) {
  const visitorAccounts = this.driver.visitorAccounts();
  await this.driver.until(`the wallet asks to ${button}`, () => visitorAccounts.walletRequests(button));
});

Then("the wallet's own screen says {string}", async function (this: Visit, words: string) {
  const visitorAccounts = this.driver.visitorAccounts();
  await this.driver.until(`the wallet says ${words}`, () => visitorAccounts.walletSays(words));
});

/** Does not wait: only for texts that would be there from the start. */
Then("the wallet's own screen does not say {string}", async function (this: Visit, words: string) {
  assert.equal(await this.driver.visitorAccounts().walletSays(words), false);
});

When("the visitor ticks {string} on the wallet's own screen", async function (this: Visit, label: string) {
  await this.driver.visitorAccounts().tickWallet(label);
});

When(
  "the visitor sets the spending cap to {string} on the wallet's own screen",
  async function (this: Visit, amount: string) {
    await this.driver.visitorAccounts().capWallet(amount);
  },
);

Then("{string} on the wallet's own screen has the focus", async function (this: Visit, button: string) {
  const visitorAccounts = this.driver.visitorAccounts();
  await this.driver.until(`${button} has the keyboard`, () => visitorAccounts.walletHolds(button));
});

When("the visitor answers {string} on the wallet's own screen", async function (this: Visit, button: string) {
  await this.driver.visitorAccounts().answerWallet(button);
});

Then('the signature is by the account in use', async function (this: Visit) {
  const answer = await this.driver.answer();
  assert.ok(answer.ok, `There is no signature: ${JSON.stringify(answer)}`);
  const { address } = await this.driver.sight();
  assert.ok(await isSignedBy(this.message, String(answer.value), address));
});
