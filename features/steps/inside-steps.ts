/** The embedded wallet: the page's requests to it, and their results. */
import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { Visit } from '../support/world/world.js';

/** Answers, each named after what matters about it. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  'a hash': `0x${'ab'.repeat(32)}`,
  '64 hex characters': `0x${'aB'.repeat(32)}`,
  '62 hex characters': `0x${'0f'.repeat(31)}`,
  '130 hex characters': `0x${'1c'.repeat(65)}`,
  '61 hex characters': `0x${'a'.repeat(61)}`,
  '64 other characters': `0x${'xy'.repeat(32)}`,
  '64 without 0x': 'ab'.repeat(32),
  'a record': { hash: `0x${'ab'.repeat(32)}` },
  nothing: null,
};

When('the page asks for {string}', async function (this: Visit, method: string) {
  await this.driver.inside().request(method);
});

When('the page asks for {string} {int} times', async function (this: Visit, method: string, times: number) {
  for (let time = 0; time < times; time++) await this.driver.inside().request(method);
});

/** As JSON, or `nothing`. */
When('the page asks for {string} with the parameters {}', async function (this: Visit, method: string, params: string) {
  await this.driver.inside().request(method, params === 'nothing' ? undefined : JSON.parse(params));
});

When(
  /^the embedded wallet answers "(.*)"( again)?$/,
  async function (this: Visit, answer: string, again: string | null) {
    if (!Object.hasOwn(ANSWERS, answer)) throw new Error(`The suite has no answer "${answer}".`);
    await this.driver.inside().answers(ANSWERS[answer], again !== null);
  },
);

When('the embedded wallet fails', async function (this: Visit) {
  await this.driver.inside().fails();
});

Then('{string} is passed on to the wallet', async function (this: Visit, method: string) {
  await this.driver.until(`${method} is passed on`, () => this.driver.inside().passedOn(method));
});

Then('{string} is not yet passed on to the wallet', function (this: Visit, method: string) {
  assert.ok(!this.driver.inside().passedOn(method), `${method} is passed on to the wallet.`);
});

Then(
  '{string} is passed on to the wallet with the parameters {}',
  async function (this: Visit, method: string, params: string) {
    await this.driver.until(`${method} is passed on`, () => this.driver.inside().passedOn(method));
    assert.deepEqual(this.driver.inside().givenWith(method), JSON.parse(params));
  },
);

Then('{string} is rejected with {string}', async function (this: Visit, method: string, code: string) {
  await this.driver.until(`${method} is rejected with ${code}`, () => this.driver.inside().fateOf(method) === code);
});

Then('the rejection of {string} says {}', async function (this: Visit, method: string, text: string) {
  await this.driver.until(`the rejection says ${text}`, () => this.driver.inside().reasonOf(method) === text);
});

Then('{string} is pending', function (this: Visit, method: string) {
  assert.equal(this.driver.inside().fateOf(method), 'waiting');
});
