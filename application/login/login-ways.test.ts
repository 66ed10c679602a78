/** The available ways to log in, and the states of a pending login. */
import { describe, expect, it } from 'vitest';
import type { State } from '../engine/state.js';
import { canLogIn, loginWays } from './login-ways.js';
import { reduceLogin } from './slice.js';
import type { LoginState } from './state.js';

const NONE = { email: false, socials: [] };

describe('the ways to log in', () => {
  const all = { email: true, socials: ['google'] } as const;
  const inside = [{ type: 'AUTH', namespace: 'eip155' }];
  const networks = [{ chainNamespace: 'solana' }, { chainNamespace: 'eip155' }];
  const chains = [{ namespace: 'eip155' }];

  it.each<[string, object, object, object]>([
    ['all that the host wants', {}, { injected: [{ type: 'ANNOUNCED', namespace: 'eip155' }], auth: inside }, all],
    ['none where the host wants none', { features: {} }, { auth: inside }, NONE],
    ['none without a wallet inside the modal', {}, { injected: [{ type: 'ANNOUNCED', namespace: 'eip155' }] }, NONE],
    ['none without a network of that wallet', { networks: [{ chainNamespace: 'solana' }] }, { auth: inside }, NONE],
    ['none where nothing can be done with it', { chains: [] }, { auth: inside }, NONE],
  ])('are %s', (_, config, wallets, expected) => {
    const state: object = { config: { features: all, networks, chains, ...config }, connect: { wallets } };
    expect(loginWays(state as State)).toEqual(expected);
    expect(canLogIn(state as State)).toBe(expected === all);
  });

  it.each([
    [{ email: true }, true],
    [{ socials: ['google'] }, true],
    [{ socials: [] }, false],
  ])('exist with %j: %s', (features, expected) => {
    const state: object = { config: { features, networks, chains }, connect: { wallets: { auth: inside } } };
    expect(canLogIn(state as State)).toBe(expected);
  });
});

describe('a pending login', () => {
  const attempt = { way: 'email', email: 'a@b.example', step: 'device', busy: undefined, failure: undefined } as const;
  const mail = { at: 1, login: { email: 'a@b.example', step: 'device' } } as const;
  const known: LoginState = { attempt, mail, held: true, changingTo: 'eoa' };

  it('continues with the code, once the link was followed', () => {
    const next = { ...attempt, step: 'code' } as const;
    expect(reduceLogin(known, { type: 'login.changed', attempt: next })).toEqual({
      ...known,
      attempt: next,
      mail: { ...mail, login: { ...mail.login, step: 'code' } },
    });
    for (const other of [undefined, { ...attempt, step: 'email' } as const])
      expect(reduceLogin(known, { type: 'login.changed', attempt: other })).toEqual({ ...known, attempt: other });
  });

  it('ends once a wallet is connected', () => {
    const opened = { type: 'connection.opened' } as Parameters<typeof reduceLogin>[1];
    expect(reduceLogin(known, opened)).toEqual({ ...known, attempt: undefined, mail: undefined });
    const over = { mail };
    expect(reduceLogin(over, opened)).toBe(over);
  });

  it('holds its window back until the wallet is loaded, and remembers the account type being changed', () => {
    expect(reduceLogin({}, { type: 'login.held' })).toEqual({ held: true });
    expect(reduceLogin(known, { type: 'frame.ready' })).toEqual({ ...known, held: false });
    const started = { type: 'account-type.change-started', accountType: 'smartAccount' } as const;
    expect(reduceLogin(known, started)).toEqual({ ...known, changingTo: 'smartAccount' });
    for (const type of ['account-type.changed', 'account-type.change-failed'] as const)
      expect(reduceLogin(known, { type } as Parameters<typeof reduceLogin>[1])).toEqual({
        ...known,
        changingTo: undefined,
      });
  });
});
