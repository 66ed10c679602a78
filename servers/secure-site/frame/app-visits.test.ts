import { expect, it } from 'vitest';
import { appVisits } from './app-visits.js';
import { memoryStore } from './key-value-store.js';

const DAPP = 'https://dapp.example';
const SHOP = 'https://shop.example';

it('a page that signs out leaves the session to the others, and the last one ends it', async () => {
  const store = memoryStore();
  const [dapp, shop] = [appVisits(store, () => DAPP), appVisits(store, () => SHOP)];
  await dapp.come();
  await shop.come();
  await shop.come();
  expect(await shop.leave()).toBe(true);
  expect([await shop.hasLeft(), await dapp.hasLeft()]).toEqual([true, false]);
  // Logged in there again.
  await shop.come();
  expect(await shop.hasLeft()).toBe(false);
  expect(await dapp.leave()).toBe(true);
  expect(await shop.leave()).toBe(false);
  // The next session is a new one for all.
  expect([await shop.hasLeft(), await dapp.hasLeft()]).toEqual([false, false]);
});

it('a page without consent ends a session that no other page uses', async () => {
  expect(await appVisits(memoryStore(), () => DAPP).leave()).toBe(false);
});

it('ignores foreign values in storage', async () => {
  const store = memoryStore();
  await store.set('session-apps', 'all');
  await store.set('session-left', { 0: DAPP });
  const dapp = appVisits(store, () => DAPP);
  expect(await dapp.hasLeft()).toBe(false);
  expect(await dapp.leave()).toBe(false);
});
