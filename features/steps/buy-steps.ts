/** Buying crypto from an onramp. */
import { When } from '@cucumber/cucumber';
import type { Visit } from '../support/world/world.js';

When("the visitor pays on the onramp's page", async function (this: Visit) {
  await this.driver.visitorAccounts().pay();
});
