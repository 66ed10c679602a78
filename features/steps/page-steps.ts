/** What leaves the page, and what its policy forbids. */
import { Then } from '@cucumber/cucumber';
import { listOf } from '../support/vocabulary.js';
import type { Visit } from '../support/world.js';

Then('breaking the policy is noticed as {string}', async function (this: Visit, directives: string) {
  await this.driver.breakPolicy(listOf(directives));
});
