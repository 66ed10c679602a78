/** Checking how the page looks, what a screen reader says, and how it works with a keyboard. */
import assert from 'node:assert/strict';
import { AfterStep, Given, Then, When } from '@cucumber/cucumber';
import type { Visit } from '../support/world/world.js';

Given('every screen is checked for accessibility and layout', async function (this: Visit) {
  const driver = await this.begin();
  await driver.set('examined', 'yes');
  this.faults = [];
});

/** Without checking screens: short messages would be gone before the checks are done. */
Given('a screen reader listens', async function (this: Visit) {
  const driver = await this.begin();
  await driver.set('examined', 'yes');
});

/** After an expectation, everything that it needs is on the screen. */
AfterStep(async function (this: Visit, { pickleStep, result }) {
  if (!this.faults || pickleStep.type !== 'Outcome' || result.status !== 'PASSED') return;
  const found = await this.driver.inspector().examine();
  this.faults.push(...found.map((fault) => `${pickleStep.text}: ${fault}`));
});

Then('the checks have found nothing wrong', async function (this: Visit) {
  assert.ok(this.faults, 'No screen was checked.');
  assert.deepEqual([...this.faults, ...(await this.driver.inspector().wayFaults())], []);
});

/** `next`: after the last announcement that a step expected. */
Then(/^a screen reader says (next )?"(.*)"$/, async function (this: Visit, next: string | null, words: string) {
  let announcements: readonly string[] = [];
  await this.driver
    .until(`a screen reader says "${words}"`, async () => {
      announcements = await this.driver.inspector().announcements();
      const at = announcements.findIndex((each, index) => (!next || index >= this.announced) && each.includes(words));
      if (at >= 0) this.announced = Math.max(this.announced, at + 1);
      return at >= 0;
    })
    .catch((error: unknown) => {
      throw new Error(`A screen reader said: ${announcements.join(' | ')}`, { cause: error });
    });
});

Then('a screen reader said {string} once', async function (this: Visit, words: string) {
  const announcements = await this.driver.inspector().announcements();
  assert.equal(
    announcements.filter((each) => each.includes(words)).length,
    1,
    `A screen reader said: ${announcements.join(' | ')}`,
  );
});

When('the visitor moves the focus to {string}', async function (this: Visit, label: string) {
  await this.driver.inspector().reach(this.resolve(label));
});

Then(
  /^(Tab|Shift\+Tab) moves the focus only within the modal and the wallet's own screen$/,
  async function (this: Visit, key: 'Tab' | 'Shift+Tab') {
    const places = await this.driver.inspector().goRound(key);
    assert.ok(places.length >= 4 && !places.includes('page'), `The focus was on ${places.join(', then ')}`);
  },
);

Given("the visitor's finger is over {string}", async function (this: Visit, label: string) {
  await this.driver.inspector().restOver(label);
});

Then('a press there does nothing for a moment, and then presses {string}', async function (this: Visit, label: string) {
  let seen: readonly string[] = [];
  await this.driver.until(`the finger is over ${label}`, async () => {
    const under = await this.driver.inspector().underFinger();
    seen = under.seen;
    return under.now === label;
  });
  const first = seen.findIndex((each) => each === 'nothing' || each === label);
  assert.equal(seen[first], 'nothing', `Under the finger were ${seen.join(', then ')}.`);
});

When('the visitor types {string} on the keyboard', async function (this: Visit, text: string) {
  await this.driver.inspector().write(this.driver.addressOf(text));
});
