/** What `SIGN_OUT` of a page ends: its own connection, without a prompt; never another app's. */
import { expect, it, vi } from 'vitest';
import { type FrameFixture, frameFixture } from './frame-fixture.js';

const SHOP = 'https://shop.example';

/** Logs in, or restores the login; the visitor gives the page consent. */
async function connected(fixture: FrameFixture, isNew: boolean): Promise<unknown> {
  if (isNew) {
    await fixture.ask('CONNECT_EMAIL', { email: 'mira@mail.example' });
    await fixture.openLink();
    await fixture.ask('CONNECT_DEVICE');
    await fixture.ask('CONNECT_OTP', { otp: fixture.code() });
  }
  const user = fixture.ask('GET_USER');
  await vi.waitFor(() => expect(fixture.shown()).toBeDefined(), { timeout: 20_000 });
  fixture.shown()?.answer(true);
  return await user;
}
const isConnected = (fixture: FrameFixture) =>
  fixture.ask('IS_CONNECTED').then((said) => Reflect.get(Object(said), 'isConnected'));

it('a page ends its own connection without a prompt, and leaves the other app’s session alone', async () => {
  const dapp = frameFixture(undefined, false, [], undefined, undefined, true);
  const user = await connected(dapp, true);
  const shop = dapp.reload(SHOP);
  expect(await connected(shop, false)).toEqual(user);
  await shop.ask('SIGN_OUT');
  expect(shop.shown()).toBeUndefined();
  expect([await isConnected(shop), await isConnected(shop.reload(SHOP))]).toEqual([false, false]);
  await expect(shop.reload(SHOP).ask('GET_USER')).rejects.toThrow('You are not logged in');
  expect([await isConnected(dapp), await isConnected(dapp.reload())]).toEqual([true, true]);
  expect(await dapp.ask('GET_USER')).toEqual(user);
});

it('the last page that uses the session ends it: nothing is left for a later page', async () => {
  const dapp = frameFixture(undefined, false, [], undefined, undefined, true);
  await connected(dapp, true);
  await dapp.ask('SIGN_OUT');
  expect(dapp.shown()).toBeUndefined();
  for (const page of [dapp.reload(), dapp.reload(SHOP)])
    await expect(page.ask('GET_USER')).rejects.toThrow('You are not logged in');
});
