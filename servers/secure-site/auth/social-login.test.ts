/** A login with an identity provider completes once: lost answers, ending processes and thieves. */
import { expect, it } from 'vitest';
import type { Identity, IdentityProvider } from '../identity/identity-provider.js';
import { authFixture, type TestBrowser } from './fixture.js';
import { Refusal } from './refusal.js';
import { secretText } from './secret-text.js';

const APP = 'https://slipway.example';

/** An identity provider that confirms Mira, and counts its requests. */
function fixture(identify: () => Promise<Identity> = async () => ({ subject: '1', name: 'Mira' })) {
  const service = { asked: 0 };
  const provider: IdentityProvider = {
    authorizeUrl: ({ state }) => Promise.resolve(`https://service.example/?state=${state}`),
    identify: () => {
      service.asked += 1;
      return identify();
    },
  };
  const made = authFixture({ allowedOrigins: [APP], provider: () => Promise.resolve(provider) });
  return Object.assign(made, { service });
}

/** The callback of the service. */
async function agreed({ ask, id }: TestBrowser): Promise<string> {
  const { uri } = await ask('social', { provider: 'google', browser: id, app: APP });
  const state = new URL(uri).searchParams.get('state');
  const outcome = `https://site.example/callback?code=1&state=${state}`;
  await ask('social-landed', { uri: outcome });
  return outcome;
}

it('the browser that completed it gets the same session again with the same attempt, and the service is asked once', async () => {
  const all = fixture();
  const mira = all.browser();
  const asked = { uri: await agreed(mira), browser: mira.id, attempt: secretText() };
  const found = await Promise.all([1, 2, 3].map(() => mira.ask('social-result', asked)));
  found.push(await mira.ask('social-result', asked));
  expect(new Set(found.map(({ session }) => session)).size).toBe(1);
  expect(all.service.asked).toBe(1);
  const { list } = await mira.ask('sessions', { token: found.at(-1)?.token ?? '' });
  expect(list).toHaveLength(1);
  all.wait(5 * 60_000);
  await expect(mira.ask('social-result', asked)).rejects.toMatchObject({ status: 410 });
});

it('another attempt, another browser, and a copy of its secrets in another browser get nothing', async () => {
  const all = fixture();
  const [mira, thief] = [all.browser(), all.browser()];
  const asked = { uri: await agreed(mira), browser: mira.id, attempt: secretText() };
  await mira.ask('social-result', asked);
  for (const [{ ask }, more] of [
    [mira, { attempt: secretText() }],
    [mira, { attempt: undefined }],
    [thief, { browser: thief.id }],
    [thief, {}],
  ] as const)
    await expect(ask('social-result', { ...asked, ...more })).rejects.toMatchObject({ status: 410 });
  expect(all.service.asked).toBe(1);
});

it('a session that has ended is not opened again by the same attempt', async () => {
  const all = fixture();
  const mira = all.browser();
  const asked = { uri: await agreed(mira), browser: mira.id, attempt: secretText() };
  const { token } = await mira.ask('social-result', asked);
  await mira.ask('leave', { token });
  await expect(mira.ask('social-result', asked)).rejects.toMatchObject({ status: 410 });
});

it('once completed, it cannot be continued', async () => {
  const all = fixture();
  const mira = all.browser();
  const uri = await agreed(mira);
  const state = new URL(uri).searchParams.get('state') ?? '';
  expect(await all.social.appOf(state)).toBe(APP);
  await mira.ask('social-result', { uri, browser: mira.id });
  expect([await all.social.appOf(state), await all.social.leave(state)]).toEqual([undefined, undefined]);
  expect(await mira.ask('social-over', { state })).toEqual({ over: true });
  await expect(mira.ask('social-outcome', { state, browser: mira.id })).rejects.toMatchObject({ status: 410 });
});

it('a refusal by the service is final; a service that could not be reached is asked again', async () => {
  let problem: Refusal | undefined = new Refusal('The service cannot be reached', 503);
  const all = fixture(() => (problem ? Promise.reject(problem) : Promise.resolve({ subject: '1' })));
  const mira = all.browser();
  const [one, other] = [await agreed(mira), await agreed(mira)];
  const ask = (uri: string) => mira.ask('social-result', { uri, browser: mira.id, attempt: secretText() });
  await expect(ask(one)).rejects.toMatchObject({ status: 503 });
  problem = new Refusal('You did not log in there');
  await expect(ask(other)).rejects.toMatchObject({ message: problem.message });
  problem = undefined;
  expect(await ask(one)).toMatchObject({ by: 'google' });
  await expect(ask(other)).rejects.toMatchObject({ status: 410 });
});

it('an outcome that the window hands over reaches the browser that began, and no other', async () => {
  const all = fixture();
  const [mira, thief] = [all.browser(), all.browser()];
  const uri = await agreed(mira);
  const state = new URL(uri).searchParams.get('state') ?? '';
  expect(await mira.ask('social-outcome', { state, browser: mira.id })).toEqual({ uri });
  const asked = thief.ask('social-outcome', { state, browser: thief.id });
  await expect(asked).rejects.toMatchObject({ status: 410 });
});

it('what is handed over has to be an outcome, of a login that has a window', async () => {
  const all = fixture();
  const mira = all.browser();
  const { uri: start } = await mira.ask('social', { provider: 'google', browser: mira.id, app: APP });
  const state = new URL(start).searchParams.get('state') ?? '';
  const callback = 'https://site.example/callback';
  for (const [uri, status] of [
    [`${callback}?code=1&state=${secretText()}`, 410],
    ['not a URL', 400],
    [`https://evil.example/callback?code=1&state=${state}`, 400],
    [`https://site.example/leave?code=1&state=${state}`, 400],
    [`${callback}?code=1&state=${state}--${encodeURIComponent(`${APP}/`)}`, 400],
    [`${callback}?code=1&state=${state}--https://evil.example/`, 400],
    [`${callback}?code=1&state=${state}x`, 400],
  ] as const)
    await expect(mira.ask('social-landed', { uri })).rejects.toMatchObject({ status });
  expect(await all.social.leave(state)).toMatchObject({ hasWindow: true });
  expect(await all.social.leave(`${state}--${APP}/`)).toMatchObject({ hasWindow: false });
  await expect(mira.ask('social-told', { state, browser: mira.id })).resolves.toEqual({});
});
