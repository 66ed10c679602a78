/** Starting with a stored session has to lead to the same state as connecting. */
import assert from 'node:assert/strict';
import { Then } from '@cucumber/cucumber';
import type { RequestKind } from '../support/world/driver.js';
import type { Visit } from '../support/world/world.js';

const REQUEST_KINDS: readonly RequestKind[] = ['sign', 'send', 'switch network', 'add network'];

Then(
  'a visitor who starts with that stored session of {wallet} sees the same',
  async function (this: Visit, wallet: string) {
    assert.equal(await this.driver.wallet(wallet).asked('connect'), 1);
    const connected = await found(this, wallet);
    await this.beginAnew();
    this.connects = false;
    await this.visitConnected(wallet);
    assert.equal(await this.driver.wallet(wallet).asked('connect'), 0, 'The session was not resumed.');
    assert.deepEqual(await found(this, wallet), connected);
  },
);

/** What is on the screen, what the browser stores, and what the wallet permitted and was asked. */
async function found({ driver }: Visit, name: string) {
  const wallet = driver.wallet(name);
  const seen = async () => {
    await driver.quiet?.();
    return driver.sight();
  };
  const page = await seen();
  const kept = await driver.sessions?.read();
  const asked = await Promise.all(REQUEST_KINDS.map((kind) => wallet.asked(kind)));
  await driver.does('opens the modal');
  const several = wallet.addresses.length > 1;
  await driver.until('every account has a balance', ({ texts }) => texts.some((text) => hasBalances(text, several)));
  return { page, kept, asked, permitted: await wallet.letsIn(), account: await seen() };
}

/** Whether the text of the account screen has a balance at its top and, if there are several accounts, one for each of them below. */
function hasBalances(text: string, several: boolean): boolean {
  const [top = '', accounts = ''] = text.split('Your accounts');
  const count = (part: RegExp) => accounts.match(part)?.length ?? 0;
  // They are drawn later than the rest.
  return /\d ETH/.test(top) && count(/0x/g) > 0 === several && count(/0x/g) === count(/\d ETH/g);
}
