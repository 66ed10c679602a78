/**
 * A request, or a prompt of the wallet's own, is shown in the language that the page requested before it, and never waits forever for
 * texts.
 */

import { toHex } from 'viem';
import { expect, it, vi } from 'vitest';
import { frameGround, logIn } from './frame-ground.js';

const PATIENCE = { timeout: 20_000 };

it('a request waits for the texts of the language that the page requested before it', async () => {
  const ground = frameGround();
  const address = await logIn(ground);
  let come = false;
  // Longer than a request without waiting needs.
  ground.fetchWords(
    new Promise<void>((resolve) => setTimeout(resolve, 500)).then(() => {
      come = true;
    }),
  );
  void ground.ask('SYNC_THEME', { locale: 'de' });
  const signed = ground.ask('RPC_REQUEST', { method: 'personal_sign', params: [toHex('Moor at berth 7'), address] });
  await vi.waitFor(() => expect(ground.shown()).toBeDefined(), PATIENCE);
  expect(come).toBe(true);
  ground.shown()?.answer(true);
  expect(await signed).toBeDefined();
});

it('also if the page requests it a second time meanwhile', async () => {
  const ground = frameGround();
  const address = await logIn(ground);
  const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  let come = false;
  ground.fetchWords(after(400));
  void ground.ask('SYNC_THEME', { locale: 'de' });
  const signed = ground.ask('RPC_REQUEST', { method: 'personal_sign', params: [toHex('Moor at berth 7'), address] });
  // By now the request waits for the first.
  await after(200);
  ground.fetchWords(
    after(600).then(() => {
      come = true;
    }),
  );
  void ground.ask('SYNC_THEME', { locale: 'de' });
  await vi.waitFor(() => expect(ground.shown()).toBeDefined(), PATIENCE);
  expect(come).toBe(true);
  ground.shown()?.answer(true);
  expect(await signed).toBeDefined();
});

it('so do the wallet’s own prompts: sharing the account, and changing the email', async () => {
  const ground = frameGround(undefined, false, [], undefined, undefined, true);
  let come = false;
  /** Longer than a prompt without waiting needs. */
  const onTheirWay = () => {
    come = false;
    ground.fetchWords(
      new Promise<void>((resolve) => setTimeout(resolve, 500)).then(() => {
        come = true;
      }),
    );
  };
  await ground.ask('CONNECT_EMAIL', { email: 'mira@mail.example' });
  await ground.openLink();
  await ground.ask('CONNECT_DEVICE');
  await ground.ask('CONNECT_OTP', { otp: ground.code() });
  onTheirWay();
  void ground.ask('SYNC_THEME', { locale: 'de' });
  const user = ground.ask('GET_USER');
  (await vi.waitUntil(ground.shown, PATIENCE)).answer(true);
  expect(come).toBe(true);
  await user;
  onTheirWay();
  void ground.ask('SYNC_THEME', { locale: 'ar' });
  const changed = ground.ask('UPDATE_EMAIL', { email: 'other@mail.example' });
  (await vi.waitUntil(ground.shown, PATIENCE)).answer(true);
  expect(come).toBe(true);
  expect(await changed).toEqual({ action: 'VERIFY_PRIMARY_OTP' });
});

it('so does the prompt to unlock the wallet in another browser', async () => {
  const home = frameGround();
  await logIn(home);
  let come = false;
  const unlocked: boolean[] = [];
  const ground = home.elsewhere(() => {
    unlocked.push(come);
    return Promise.reject(new Error('Not now'));
  });
  await ground.ask('CONNECT_EMAIL', { email: 'mira@mail.example' });
  await ground.openLink();
  await ground.ask('CONNECT_DEVICE');
  await ground.ask('CONNECT_OTP', { otp: ground.code() });
  // Longer than a prompt without waiting needs.
  ground.fetchWords(
    new Promise<void>((resolve) => setTimeout(resolve, 500)).then(() => {
      come = true;
    }),
  );
  void ground.ask('SYNC_THEME', { locale: 'de' });
  await expect(ground.ask('GET_USER')).rejects.toThrow('Not now');
  expect(unlocked).toEqual([true]);
});

it('texts that cannot be loaded delay no request for long', async () => {
  const ground = frameGround();
  const address = await logIn(ground);
  let come: () => void = () => undefined;
  ground.fetchWords(
    new Promise<void>((resolve) => {
      come = resolve;
    }),
  );
  const synced = ground.ask('SYNC_THEME', { locale: 'de' });
  const signed = ground.ask('RPC_REQUEST', { method: 'personal_sign', params: [toHex('Moor at berth 7'), address] });
  await vi.waitFor(() => expect(ground.shown()).toBeDefined(), PATIENCE);
  ground.shown()?.answer(true);
  expect(await signed).toBeDefined();
  // Otherwise the frame would report later, in another test, that this took too long.
  come();
  await synced;
});
