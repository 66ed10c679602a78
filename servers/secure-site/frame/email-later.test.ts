/** A change of email that waits: right codes are no error, and the page keeps the address that still logs in. */
import { expect, it, vi } from 'vitest';
import { type FrameFixture, frameFixture } from './frame-fixture.js';

const LIMIT = { timeout: 20_000 };
const HOUR_MS = 3_600_000;
const OLD = 'mira@mail.example';

/** Up to the code of the new address. */
async function changing(delayMs: number): Promise<FrameFixture> {
  const fixture = frameFixture(undefined, false, [], undefined, undefined, true, delayMs);
  const { ask, openLink, code, shown } = fixture;
  const agree = async (asked: Promise<unknown>) => {
    (await vi.waitUntil(shown, LIMIT)).answer(true);
    await asked;
  };
  await ask('CONNECT_EMAIL', { email: OLD });
  await openLink();
  await ask('CONNECT_DEVICE');
  await ask('CONNECT_OTP', { otp: code() });
  await agree(ask('GET_USER'));
  await agree(ask('UPDATE_EMAIL', { email: 'new@mail.example' }));
  await ask('UPDATE_EMAIL_PRIMARY_OTP', { otp: code() });
  return fixture;
}

it('ends with the current address, and the wallet says when the new one begins', async () => {
  const { ask, code, shown, posted } = await changing(24 * HOUR_MS);
  expect(await ask('UPDATE_EMAIL_SECONDARY_OTP', { otp: code() })).toEqual({ newEmail: OLD });
  const { words, answer } = await vi.waitUntil(shown, LIMIT);
  expect(words).toMatchObject({
    title: 'Both codes are right',
    lead: 'Your email address changes in 24 hours, unless the change is stopped from the old address.',
    ...{ refused: true, own: true, yes: 'Close' },
  });
  expect(await ask('GET_USER')).toMatchObject({ email: OLD });
  const last = () => posted.filter(({ type }) => type.includes('VISITOR')).at(-1)?.type;
  expect(last()).toBe('@w3m-frame/VISITOR_NEEDED');
  answer(true);
  await vi.waitUntil(() => last() === '@w3m-frame/VISITOR_DONE', LIMIT);
  expect(shown()).toBeUndefined();
});

it('is no longer told once the page drops what the visitor is asked', async () => {
  const { ask, code, shown } = await changing(HOUR_MS);
  await ask('UPDATE_EMAIL_SECONDARY_OTP', { otp: code() });
  await vi.waitUntil(shown, LIMIT);
  await ask('RELOAD');
  expect(shown()).toBeUndefined();
});
