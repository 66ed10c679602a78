/** How long a browser that a link has approved needs only the code. */
import { expect, it } from 'vitest';
import { authFixture } from './fixture.js';

const MIRA = 'mira@mail.example';
const DAY_MS = 24 * 3_600_000;

it('for 90 days after each login', async () => {
  const fixture = authFixture();
  const mira = fixture.browser();
  const begin = async () => {
    const { flow, action } = await mira.ask('email', { email: MIRA, browser: mira.id });
    return { flow, action };
  };
  expect((await begin()).action).toBe('VERIFY_DEVICE');
  await mira.logIn(MIRA);
  for (let times = 0; times < 3; times += 1) {
    fixture.wait(89 * DAY_MS);
    const { flow, action } = await begin();
    expect(action).toBe('VERIFY_OTP');
    await mira.ask('code', { flow, code: fixture.code(MIRA) });
  }
  // Requesting a code does not extend the approval.
  fixture.wait(89 * DAY_MS);
  await begin();
  fixture.wait(DAY_MS);
  expect((await begin()).action).toBe('VERIFY_DEVICE');
});

it('only for the email that it was approved for', async () => {
  const fixture = authFixture();
  const mira = fixture.browser();
  await mira.logIn(MIRA);
  expect(await mira.ask('email', { email: 'juno@mail.example', browser: mira.id })).toMatchObject({
    action: 'VERIFY_DEVICE',
  });
});
