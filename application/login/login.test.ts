/** Logging in with an embedded wallet, step by step, and its failures. */

import { concat, EMPTY, of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import { EMAIL, loginVisit, NOW } from '../../infrastructure/fakes/modals/login-visit.js';
import type { SocialStep } from '../ports/embedded.js';
import { enterCode, logInByEmail, logInBySocial, resendCode, resumeLogin } from './actions.js';

const TOO_SOON = { ok: false, failure: { code: 'too-soon', data: { seconds: 30 } } };

describe('a login by email', () => {
  it('requests a code, and opens the account', async () => {
    const { modal, wallet, login, attempts, account, kept } = await loginVisit();
    expect(await logInByEmail(modal, `  ${EMAIL} `)).toMatchObject({ ok: true });
    expect(wallet.mails.map(({ to, kind }) => [to, kind])).toEqual([[EMAIL, 'code']]);
    expect(login().mail).toEqual({ at: NOW, login: { email: EMAIL, step: 'code' } });
    expect(kept()).toBe(String(NOW));
    expect(await enterCode(modal, '000000')).toMatchObject({ ok: false, failure: { code: 'code-refused' } });
    expect(login().attempt).toMatchObject({ way: 'email', email: EMAIL, step: 'code', busy: undefined });
    expect(await enterCode(modal, ` ${wallet.mails[0]?.code} `)).toMatchObject({ ok: true });
    expect(attempts()).toEqual([
      ['email', 'sending', undefined],
      ['code', undefined, undefined],
      ['code', 'checking', undefined],
      ['code', undefined, 'code-refused'],
      ['code', 'checking', undefined],
    ]);
    expect(account()).toMatchObject({ status: 'connected', wallet: { id: 'ID_AUTH' } });
    // A logged-in user does not have to wait for another mail.
    expect([login().attempt, login().mail, kept(), login().user?.email]).toEqual([
      undefined,
      undefined,
      undefined,
      EMAIL,
    ]);
  });

  it('waits until the browser is approved, if that is required', async () => {
    const { modal, wallet, login, attempts, settled } = await loginVisit();
    wallet.answerEmail('device');
    const outcome = logInByEmail(modal, EMAIL);
    await settled();
    expect(login()).toMatchObject({
      attempt: { step: 'device', busy: 'waiting' },
      mail: { login: { step: 'device' } },
    });
    wallet.openLink();
    expect(await outcome).toMatchObject({ ok: true });
    expect(attempts()).toEqual([
      ['email', 'sending', undefined],
      ['device', 'waiting', undefined],
      ['code', undefined, undefined],
    ]);
    expect(login().mail).toEqual({ at: NOW, login: { email: EMAIL, step: 'code' } });
  });

  it('is done at once if no mail is needed', async () => {
    const { modal, wallet, account, attempts } = await loginVisit();
    wallet.answerEmail('open');
    expect(await logInByEmail(modal, EMAIL)).toMatchObject({ ok: true });
    expect([account()?.status, wallet.mails, attempts().length]).toEqual(['connected', [], 1]);
    expect(modal.events).toContainEqual({ type: 'login.mailed', mail: { at: NOW, login: undefined } });
  });

  it('is refused without an email, and for the second mail within half a minute', async () => {
    const { modal, wallet, login, time } = await loginVisit();
    expect(await logInByEmail(modal, 'isla')).toMatchObject({
      failure: { code: 'invalid-email', message: 'Invalid email' },
    });
    expect(login().attempt).toMatchObject({ step: 'email', email: 'isla', failure: { code: 'invalid-email' } });
    await logInByEmail(modal, EMAIL);
    expect(await logInByEmail(modal, EMAIL)).toMatchObject(TOO_SOON);
    expect([login().attempt?.step, wallet.mails.length]).toEqual(['code', 1]);
    time.advance(30_000);
    expect(await logInByEmail(modal, EMAIL)).toMatchObject({ ok: true });
    expect(wallet.mails).toHaveLength(2);
  });

  it('that the wallet does not answer can be retried on the same screen', async () => {
    const { modal, wallet, login, kept, settled } = await loginVisit();
    wallet.hang();
    const outcome = logInByEmail(modal, EMAIL);
    await settled(30_000);
    expect(await outcome).toMatchObject({ failure: { code: 'timed-out' } });
    expect(login().attempt).toMatchObject({ step: 'email', busy: undefined, failure: { code: 'timed-out' } });
    // No mail was sent, so the next one does not have to wait.
    expect(kept()).toBeUndefined();
  });

  it('is cancelled by leaving its screen, and can be resumed', async () => {
    const { modal, wallet, login, settled } = await loginVisit();
    wallet.answerEmail('device');
    const outcome = logInByEmail(modal, EMAIL);
    await settled();
    await modal.back();
    expect(await outcome).toMatchObject({ failure: { code: 'cancelled' } });
    expect(login().attempt).toBeUndefined();
    const again = resumeLogin(modal);
    await settled();
    expect(login().attempt).toMatchObject({ email: EMAIL, step: 'device', busy: 'waiting' });
    wallet.openLink();
    expect(await again).toMatchObject({ ok: true });
    await modal.back();
    expect(await resumeLogin(modal)).toMatchObject({ ok: true });
    expect(login().attempt).toMatchObject({ email: EMAIL, step: 'code', busy: undefined });
  });

  it('starts again if the wallet has lost it', async () => {
    const { modal, wallet, login } = await loginVisit();
    wallet.forget();
    expect(login().attempt).toBeUndefined();
    await logInByEmail(modal, EMAIL);
    wallet.forget();
    expect(login().attempt).toMatchObject({ step: 'email', failure: { code: 'wallet-disconnected' } });
    expect(login().mail).toEqual({ at: NOW });
  });
});

describe('a mail that is requested again', () => {
  it('is sent, with a message, half a minute later', async () => {
    const { modal, wallet, time } = await loginVisit();
    const { events } = modal;
    await resendCode(modal);
    expect(wallet.mails).toEqual([]);
    await logInByEmail(modal, EMAIL);
    expect(await resendCode(modal)).toMatchObject(TOO_SOON);
    const snacks = () => events.filter(({ type }) => type === 'snack.shown');
    expect([wallet.mails.length, snacks()]).toEqual([1, []]);
    time.advance(30_000);
    expect(await resendCode(modal)).toMatchObject({ ok: true });
    expect(snacks()).toEqual([
      { type: 'snack.shown', snack: { kind: 'success', message: 'code-resent', autoClose: true } },
    ]);
    expect(wallet.mails).toHaveLength(2);
  });

  it('leaves the first link valid if no other is sent', async () => {
    const { modal, wallet, login, settled } = await loginVisit();
    wallet.answerEmail('device');
    void logInByEmail(modal, EMAIL);
    await settled();
    const outcome = resendCode(modal);
    await settled();
    expect(login().attempt).toMatchObject({ step: 'device', busy: 'waiting', failure: { code: 'too-soon' } });
    wallet.openLink();
    await outcome;
    expect(login().attempt).toMatchObject({ step: 'code', failure: undefined });
  });
});

describe('a login with a social account', () => {
  it('waits for the visitor, then for their identity, and opens the account', async () => {
    const { modal, wallet, attempts, account, settled } = await loginVisit();
    const outcome = logInBySocial(modal, 'farcaster');
    await settled();
    wallet.agree('Mira');
    expect(await outcome).toMatchObject({ ok: true });
    const url = 'https://farcaster.example/log-in?channel=8F2C';
    expect(attempts()).toEqual([
      ['window', undefined, undefined],
      ['window', url, undefined],
      ['user', undefined, undefined],
    ]);
    expect(account()?.status).toBe('connected');
  });

  it.each([
    ['closes the window', 'cancelled', false],
    ['says no there', 'rejected', false],
    ['gets no window', 'popup-blocked', true],
  ] as const)('ends if the visitor %s', async (_what, code, stays) => {
    const { modal, wallet, login } = await loginVisit();
    wallet.login.social = () => throwError(() => new Failure(code));
    expect(await logInBySocial(modal, 'google')).toMatchObject({ failure: { code } });
    expect(login().attempt?.failure?.code).toBe(stays ? code : undefined);
    expect(login().attempt !== undefined).toBe(stays);
  });

  it('is refused for an unknown provider', async () => {
    const { modal, attempts } = await loginVisit();
    expect(await logInBySocial(modal, 'myspace' as never)).toMatchObject({ ok: false });
    expect(attempts()).toEqual([]);
  });

  const back: SocialStep = { type: 'retrieving' };
  it.each([
    ['goes on where the page was left for it', 'apple', of(back), ['apple'], 'connected'],
    ['is over where nothing came back', 'apple', EMPTY, ['apple'], undefined],
    ['is none where the page was not left', undefined, of(back), [], undefined],
  ] as const)('%s', async (_what, provider, came$, expected, status) => {
    const { modal, wallet, account } = await loginVisit();
    const asked: string[] = [];
    wallet.login.comeBack = (by) => {
      asked.push(by);
      return came$;
    };
    // The visitor has agreed there.
    wallet.answerEmail('open');
    wallet.login.email(EMAIL).subscribe();
    await modal.close();
    modal.storage.set('social_provider', provider);
    const from = modal.events.length;
    expect(await modal.core.dispatch({ type: 'finish-login' })).toMatchObject({ ok: true });
    expect(asked).toEqual(expected);
    expect(account()?.status).toBe(status);
    const opened = { type: 'modal.opened', route: { view: 'connect' }, namespace: undefined };
    expect(modal.events.slice(from).filter(({ type }) => type === 'modal.opened')).toEqual(status ? [opened] : []);
  });

  it('that returns with a failure shows it where it was started', async () => {
    const { modal, wallet, login, account } = await loginVisit({ social_provider: 'apple' });
    const failed$ = throwError(() => new Failure('timed-out'));
    wallet.login.comeBack = () => concat(of(back), failed$);
    expect(await modal.core.dispatch({ type: 'finish-login' })).toMatchObject({ failure: { code: 'timed-out' } });
    expect(login().attempt).toMatchObject({ way: 'social', provider: 'apple', step: 'user' });
    expect([login().attempt?.failure?.code, account()]).toEqual(['timed-out', undefined]);
  });
});
