/** The frame's side of a window that unlocks the wallet: what the window gets, may ask, and may give. */
import { beforeEach, expect, it, vi } from 'vitest';
import type { AskAuth } from '../auth-client.js';
import type { OwnWindow } from '../window/own-window.js';
import { newMasterKey } from './master-key.js';
import { serveKeysWindow, windowUnlock } from './window-unlock.js';

const LOGIN = { token: 'of the session', session: 'one', account: 'mira', secret: 'half', by: 'email' };
/** A machine may be busy with much else. */
const TIMEOUT = { timeout: 20_000 };
const APP = 'https://slipway.example';

let posted: unknown[];
let say: (said: unknown) => void;
let own: OwnWindow;
beforeEach(() => {
  posted = [];
  own = {
    ...{ state: 'open', address: '', open: () => true, watch: () => () => undefined },
    post: (_, body) => void posted.push(body),
    on: (_, take) => {
      say = take as typeof say;
      return () => undefined;
    },
  };
});

it('the window does not get the session, and only asks about keys, in the name of the visitor', async () => {
  const ask = vi.fn(() => Promise.resolve({ offered: true, list: [] }));
  serveKeysWindow({ own, ask: ask as AskAuth, login: LOGIN }, { kind: 'manage', app: APP, kinds: [] }, () => undefined);
  for (const name of ['end-other-sessions', 'consent', 'change-email', 'toString', ''])
    say({ kind: 'ask', id: 1, name, question: {} });
  expect(ask).not.toHaveBeenCalled();
  say({ kind: 'ask', id: 2, name: 'passkeys', question: { token: 'of another' } });
  expect(ask.mock.calls).toEqual([['passkeys', { token: LOGIN.token }, expect.any(AbortSignal)]]);
  await vi.waitFor(() => expect(posted.at(-1)).toMatchObject({ kind: 'answer', id: 2 }), TIMEOUT);
  expect(JSON.stringify(posted)).not.toContain(LOGIN.token);
});

it('only a whole master key unlocks', async () => {
  const askVisitor = (_: unknown, signal: AbortSignal) =>
    new Promise<void>((__, reject) => signal.addEventListener('abort', () => reject(new Error('Given up'))));
  const unlock = windowUnlock({
    ...{ own, askVisitor, app: () => APP, granted: () => Promise.resolve(undefined) },
    ask: () => Promise.reject(new Error('Nothing is asked')),
  });
  const begin = async () => {
    const given = new AbortController();
    const unlocked = unlock({ login: LOGIN, wallet: undefined, kinds: ['account'] }, given.signal);
    await vi.waitFor(() => expect(posted.at(-1)).toMatchObject({ kind: 'unlock' }), TIMEOUT);
    return { unlocked, giveUp: () => given.abort() };
  };
  for (const key of [new Uint8Array(31), 'x'.repeat(32), undefined, null]) {
    const { unlocked, giveUp } = await begin();
    say({ kind: 'master', master: key });
    giveUp();
    await expect(unlocked).rejects.toThrow('Given up');
    expect(posted.at(-1)).toEqual({ kind: 'done', unlocked: false });
  }
  const { unlocked } = await begin();
  const master = newMasterKey();
  say({ kind: 'master', master });
  expect(await unlocked).toBe(master);
  expect(posted.at(-1)).toEqual({ kind: 'done', unlocked: true });
});
