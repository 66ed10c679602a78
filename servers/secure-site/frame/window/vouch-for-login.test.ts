/** The frame vouches for the login that it began last, to its own site's window only. */
import { expect, it, vi } from 'vitest';
import { OWN_LOGIN, WHOSE_LOGIN } from '../../login-window.js';
import type { AskAuth } from '../auth-client.js';
import { socialAnswers } from '../social-answers.js';
import { vouchForLogin } from './vouch-for-login.js';

const ORIGIN = 'https://wallet.example';

/** A frame whose auth server numbers the logins: the first has the state `s1`. */
function frame() {
  const page = Object.assign(new EventTarget(), { location: { origin: ORIGIN } });
  let begun = 0;
  const ask = (name: string) => {
    if (name !== 'social') return Promise.reject(new Error('This login has expired'));
    begun += 1;
    return Promise.resolve({ uri: `${ORIGIN}/leave?state=s${begun}` });
  };
  const answers = socialAnswers({
    ask: ask as AskAuth,
    ...{ origin: ORIGIN, app: () => 'https://slipway.example', secretText: () => 'secret' },
    browser: () => Promise.resolve('browser'),
    become: () => Promise.reject(new Error('Nobody')),
    user: () => Promise.reject(new Error('Nobody')),
    begin: () => new AbortController().signal,
    vouch: (state, over) => vouchForLogin(page as object as Window, state, over),
  });
  const { signal } = new AbortController();
  /** What the window is told that sends this. */
  const told = (data: unknown, origin = ORIGIN): readonly unknown[] => {
    const source = { postMessage: vi.fn() };
    page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
    return source.postMessage.mock.calls;
  };
  return {
    told,
    asked: (state: string, origin?: string) => told({ type: WHOSE_LOGIN, state }, origin),
    begin: () => answers.GET_SOCIAL_REDIRECT_URI({ provider: 'google' }, signal),
    finish: (uri: string) => answers.CONNECT_SOCIAL({ uri }, signal),
  };
}
const yes = (state: string) => [[{ type: OWN_LOGIN, state }, { targetOrigin: ORIGIN }]];

it('vouches for its own login, and for no other', async () => {
  const { asked, begin } = frame();
  expect(asked('s1')).toEqual([]);
  await begin();
  expect(asked('s1')).toEqual(yes('s1'));
  for (const state of ['', 's2', 's1--https://slipway.example/']) expect(asked(state)).toEqual([]);
});

it('answers no other page, and nothing malformed', async () => {
  const { asked, told, begin } = frame();
  await begin();
  for (const origin of ['https://slipway.example', 'https://evil.example', 'null', ''])
    expect(asked('s1', origin)).toEqual([]);
  for (const data of [undefined, null, 's1', { state: 's1' }, { type: WHOSE_LOGIN }, { type: OWN_LOGIN, state: 's1' }])
    expect(told(data)).toEqual([]);
});

it('vouches for the last login only', async () => {
  const { asked, begin } = frame();
  await begin();
  await begin();
  expect([asked('s1'), asked('s2')]).toEqual([[], yes('s2')]);
});

it('a login that is overtaken while the server answers is not vouched for', async () => {
  const { asked, begin } = frame();
  await Promise.all([begin(), begin()]);
  expect([asked('s1'), asked('s2')]).toEqual([[], yes('s2')]);
});

it('does not vouch for a login that the page finishes', async () => {
  const { asked, begin, finish } = frame();
  await begin();
  await expect(finish(`${ORIGIN}/callback?code=1&state=s1`)).rejects.toThrow('expired');
  expect(asked('s1')).toEqual([]);
});
