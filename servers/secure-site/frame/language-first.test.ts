/**
 * A request, or a prompt of the wallet's own, is shown in the language that the page requested before it, and never waits forever for
 * texts.
 */

import { toHex } from 'viem';
import { expect, it, vi } from 'vitest';
import { frameFixture, logIn } from './frame-fixture.js';

const TIMEOUT = { timeout: 20_000 };

it('a request waits for the texts of the language that the page requested before it', async () => {
  const fixture = frameFixture();
  const address = await logIn(fixture);
  let come = false;
  // Longer than a request without waiting needs.
  fixture.fetchWords(
    new Promise<void>((resolve) => setTimeout(resolve, 500)).then(() => {
      come = true;
    }),
  );
  void fixture.ask('SYNC_THEME', { locale: 'de' });
  const signed = fixture.ask('RPC_REQUEST', { method: 'personal_sign', params: [toHex('Moor at berth 7'), address] });
  await vi.waitFor(() => expect(fixture.shown()).toBeDefined(), TIMEOUT);
  expect(come).toBe(true);
  fixture.shown()?.answer(true);
  expect(await signed).toBeDefined();
});

it('also if the page requests it a second time meanwhile', async () => {
  const fixture = frameFixture();
  const address = await logIn(fixture);
  const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  let come = false;
  fixture.fetchWords(after(400));
  void fixture.ask('SYNC_THEME', { locale: 'de' });
  const signed = fixture.ask('RPC_REQUEST', { method: 'personal_sign', params: [toHex('Moor at berth 7'), address] });
  // By now the request waits for the first.
  await after(200);
  fixture.fetchWords(
    after(600).then(() => {
      come = true;
    }),
  );
  void fixture.ask('SYNC_THEME', { locale: 'de' });
  await vi.waitFor(() => expect(fixture.shown()).toBeDefined(), TIMEOUT);
  expect(come).toBe(true);
  fixture.shown()?.answer(true);
  expect(await signed).toBeDefined();
});

it('so do the wallet’s own prompts: sharing the account, and changing the email', async () => {
  const fixture = frameFixture(undefined, false, [], undefined, undefined, true);
  let come = false;
  /** Longer than a prompt without waiting needs. */
  const onTheirWay = () => {
    come = false;
    fixture.fetchWords(
      new Promise<void>((resolve) => setTimeout(resolve, 500)).then(() => {
        come = true;
      }),
    );
  };
  await fixture.ask('CONNECT_EMAIL', { email: 'mira@mail.example' });
  await fixture.openLink();
  await fixture.ask('CONNECT_DEVICE');
  await fixture.ask('CONNECT_OTP', { otp: fixture.code() });
  onTheirWay();
  void fixture.ask('SYNC_THEME', { locale: 'de' });
  const user = fixture.ask('GET_USER');
  (await vi.waitUntil(fixture.shown, TIMEOUT)).answer(true);
  expect(come).toBe(true);
  await user;
  onTheirWay();
  void fixture.ask('SYNC_THEME', { locale: 'ar' });
  const changed = fixture.ask('UPDATE_EMAIL', { email: 'other@mail.example' });
  (await vi.waitUntil(fixture.shown, TIMEOUT)).answer(true);
  expect(come).toBe(true);
  expect(await changed).toEqual({ action: 'VERIFY_PRIMARY_OTP' });
});

it('so does the prompt to unlock the wallet in another browser', async () => {
  const home = frameFixture();
  await logIn(home);
  let come = false;
  const unlocked: boolean[] = [];
  const fixture = home.elsewhere(() => {
    unlocked.push(come);
    return Promise.reject(new Error('Not now'));
  });
  await fixture.ask('CONNECT_EMAIL', { email: 'mira@mail.example' });
  await fixture.openLink();
  await fixture.ask('CONNECT_DEVICE');
  await fixture.ask('CONNECT_OTP', { otp: fixture.code() });
  // Longer than a prompt without waiting needs.
  fixture.fetchWords(
    new Promise<void>((resolve) => setTimeout(resolve, 500)).then(() => {
      come = true;
    }),
  );
  void fixture.ask('SYNC_THEME', { locale: 'de' });
  await expect(fixture.ask('GET_USER')).rejects.toThrow('Not now');
  expect(unlocked).toEqual([true]);
});

it('texts that cannot be loaded delay no request for long', async () => {
  const fixture = frameFixture();
  const address = await logIn(fixture);
  let come: () => void = () => undefined;
  fixture.fetchWords(
    new Promise<void>((resolve) => {
      come = resolve;
    }),
  );
  const synced = fixture.ask('SYNC_THEME', { locale: 'de' });
  const signed = fixture.ask('RPC_REQUEST', { method: 'personal_sign', params: [toHex('Moor at berth 7'), address] });
  await vi.waitFor(() => expect(fixture.shown()).toBeDefined(), TIMEOUT);
  fixture.shown()?.answer(true);
  expect(await signed).toBeDefined();
  // Otherwise the frame would report later, in another test, that this took too long.
  come();
  await synced;
});
