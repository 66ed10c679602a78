/** The dapp's requests to the modal, and what it reads. */
import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { NOTHING } from '../support/world/read-fact.js';
import type { ScreenName } from '../support/world/screen-names.js';
import { unitsOf } from '../support/world/units-of.js';
import type { Visit } from '../support/world/world.js';

const PLAIN = {
  disconnects: 'disconnect',
  'pings the wallet': 'ping',
  'closes the modal': 'close',
  'reviews the transfer': 'review',
  'sends the transfer': 'send',
} as const;

When(
  'the dapp {opening} the {screen} screen',
  async function (this: Visit, type: 'open' | 'push' | 'replace' | 'reset', screen: ScreenName) {
    await this.driver.ask({ type, screen });
    await this.driver.answer();
  },
);

When('the dapp opens its own screen {string}', async function (this: Visit, view: string) {
  await this.driver.ask({ type: 'open own', view });
  await this.driver.answer();
});

When('the dapp opens the screen named {string}', async function (this: Visit, name: string) {
  await this.driver.ask({ type: 'open named', name });
  await this.driver.answer();
});

When(
  /^the dapp (disconnects|pings the wallet|closes the modal|reviews the transfer|sends the transfer)$/,
  async function (this: Visit, what: keyof typeof PLAIN) {
    await this.driver.ask({ type: PLAIN[what] });
  },
);

When(/^the dapp (is|is no longer) busy$/, async function (this: Visit, how: string) {
  await this.driver.ask({ type: 'busy', busy: how === 'is' });
  await this.driver.answer();
});

/** Without a time limit: a step that looks for the message may come later. */
When('the dapp shows the message {string} until it is closed', async function (this: Visit, message: string) {
  await this.driver.ask({ type: 'show message', message });
  await this.driver.answer();
});

When('the dapp opens the modal for {word}', async function (this: Visit, namespace: string) {
  await this.driver.ask({ type: 'open for', namespace });
  await this.driver.answer();
});

When('the dapp asks for the next page of wallets', async function (this: Visit) {
  await this.driver.ask({ type: 'next wallets' });
});

When(
  /^the dapp searches the directory for "(.*)"( among certified wallets)?$/,
  async function (this: Visit, text: string, certified: string | null) {
    await this.driver.ask({ type: 'search wallets', text, certified: certified !== null });
  },
);

When('the dapp asks to connect {wallet}', async function (this: Visit, wallet: string) {
  await this.driver.ask({ type: 'connect', wallet });
});

When('the dapp asks to connect its listed wallet {string}', async function (this: Visit, wallet: string) {
  await this.driver.ask({ type: 'connect listed', wallet });
});

When('the dapp switches to {string}', async function (this: Visit, network: string) {
  await this.driver.ask({ type: 'switch', network });
});

When('the dapp asks to sign in', async function (this: Visit) {
  await this.driver.ask({ type: 'sign in' });
});

When('the dapp asks for a signature of {string}', async function (this: Visit, message: string) {
  this.message = message;
  await this.driver.ask({ type: 'sign', message });
});

When(
  /^the dapp asks for a signature of typed data (?:for "(\w+)"|for no network)$/,
  async function (this: Visit, network: string | null) {
    await this.driver.ask({ type: 'sign typed data', network: network ?? undefined });
  },
);

When('the dapp asks for a signature of the bytes {string}', async function (this: Visit, bytes: string) {
  await this.driver.ask({ type: 'sign bytes', bytes });
});

When('the dapp asks the wallet for {string} with {}', async function (this: Visit, method: string, params: string) {
  const { address = '' } = await this.driver.sight();
  const given = params.replaceAll('the account in use', address);
  await this.driver.ask({ type: 'provider', method, params: JSON.parse(given) });
});

When(
  'the dapp fills in a transfer of {string} {string} to {string}',
  async function (this: Visit, amount: string, token: string, receiver: string) {
    await this.driver.ask({ type: 'fill', amount, token, receiver });
    await this.driver.answer();
  },
);

Then('the dapp is answered {string}', async function (this: Visit, wanted: string) {
  const answer = await this.driver.answer();
  assert.equal(answer.ok ? 'yes' : answer.code, wanted);
});

Then('the failure says {string}', async function (this: Visit, text: string) {
  const answer = await this.driver.answer();
  assert.ok(!answer.ok, 'It did not fail.');
  assert.ok([answer.message, answer.rpcName].includes(text), `It says ${answer.message} (${answer.rpcName}).`);
});

Then('the failure begins with {string}', async function (this: Visit, words: string) {
  const answer = await this.driver.answer();
  assert.ok(!answer.ok && answer.message.startsWith(words), `It ended as ${JSON.stringify(answer)}`);
});

Then(
  'the failure does not contain {string} and has at most {int} characters',
  async function (this: Visit, text: string, most: number) {
    const answer = await this.driver.answer();
    assert.ok(!answer.ok, 'It did not fail.');
    assert.ok(!answer.message.includes(text) && answer.message.length <= most, `It says ${answer.message}`);
  },
);

/** As stored on the network. */
Then(
  'the allowance of {string} is {string} {string} of the contract {string}',
  async function (this: Visit, spender: string, amount: string, symbol: string, token: string) {
    const word = (address: string) => address.slice(2).toLowerCase().padStart(64, '0');
    await this.driver.until(`the allowance of ${spender} is ${amount} ${symbol}`, async ({ address = '' }) => {
      const data = `0xdd62ed3e${word(address)}${word(spender)}`;
      await this.driver.ask({ type: 'provider', method: 'eth_call', params: [{ to: token, data }, 'latest'] });
      const answer = await this.driver.answer();
      return answer.ok && BigInt(String(answer.value)) === unitsOf(amount, symbol);
    });
  },
);

When('a library of the dapp listens to the events of the provider', async function (this: Visit) {
  assert.ok(this.driver.recordProviderEvents, 'Only the browser profile has providers that libraries can listen to.');
  await this.driver.recordProviderEvents();
});

Then('the dapp reads {string} as {string}', async function (this: Visit, fact: string, value: string) {
  const wanted = this.resolve(value);
  let found = '';
  await this.driver
    .until(`"${fact}" reads "${wanted}"`, async () => {
      found = await this.driver.read(fact);
      return found === wanted;
    })
    .catch((error: unknown) => {
      throw new Error(`"${fact}" reads "${found}" instead of "${wanted}".`, { cause: error });
    });
});

Then('the dapp reads the same for {string} and {string}', async function (this: Visit, one: string, other: string) {
  await this.driver.until(`"${one}" and "${other}" read the same`, async () => {
    const [found, wanted] = [await this.driver.read(one), await this.driver.read(other)];
    return found === wanted && found !== NOTHING;
  });
});

Then('at once the dapp reads {string} as {string}', async function (this: Visit, fact: string, value: string) {
  assert.equal(await this.driver.read(fact), this.resolve(value));
});

Then('the console says {string}', async function (this: Visit, text: string) {
  await this.driver.until(`the console says "${text}"`, async () => (await this.driver.read('console')).includes(text));
});
