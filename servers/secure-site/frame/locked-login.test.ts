/** A login whose wallet is locked in this browser, while another user is logged in here. */
import { expect, it } from 'vitest';
import { frameFixture, logIn } from './frame-fixture.js';

const JUNO = 'juno@mail.example';

it('never answers with the user who was there before', async () => {
  const mira = frameFixture();
  const juno = mira.elsewhere(() => Promise.reject(new Error('locked')));
  await logIn(juno, JUNO);
  await logIn(mira);
  await mira.ask('CONNECT_EMAIL', { email: JUNO });
  await mira.openLink();
  await mira.ask('CONNECT_DEVICE');
  await mira.ask('CONNECT_OTP', { otp: mira.code() });
  await expect(mira.ask('GET_USER')).rejects.toThrow('This browser has no key of yours yet');
  expect(await mira.ask('IS_CONNECTED')).toEqual({ isConnected: false });
});
