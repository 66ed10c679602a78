/** Steps of a login that come at the wrong moment, twice, or with values that are not text. */
import { EMPTY, NEVER, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { EMAIL, loginVisit, NOW } from '../../infrastructure/fakes/modals/login-visit.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import type { Intent } from '../engine/intents.js';
import {
  changeAccountType,
  changeEmail,
  enterCode,
  enterEmailCode,
  logInByEmail,
  logInBySocial,
  resendCode,
  resumeLogin,
} from './actions.js';

/** A visit whose wallet notes what it is asked. */
async function watchedVisit(entries: Record<string, string> = {}) {
  const visit = await loginVisit(entries);
  const { login } = visit.wallet;
  const { code, device } = login;
  const asked: string[] = [];
  login.code = (given) => {
    asked.push(`code ${given}`);
    return code(given);
  };
  login.device = () => {
    asked.push('device');
    return device();
  };
  return { ...visit, asked };
}

describe('a step without the login that it belongs to', () => {
  it('asks the wallet nothing, and changes nothing', async () => {
    const { modal, wallet, asked, login } = await watchedVisit();
    const before = login();
    for (const step of [enterCode(modal, '123456'), resendCode(modal), resumeLogin(modal)])
      expect(await step).toEqual({ ok: true, value: undefined });
    expect([asked, wallet.mails]).toEqual([[], []]);
    expect(login()).toBe(before);
  });

  it('does nothing during a login of another kind', async () => {
    const { modal, wallet, asked, login, settled } = await watchedVisit();
    void logInBySocial(modal, 'google');
    await settled();
    const { attempt } = login();
    expect(attempt).toMatchObject({ way: 'social', provider: 'google' });
    await enterCode(modal, '123456');
    await resendCode(modal);
    await resumeLogin(modal);
    expect([asked, wallet.mails]).toEqual([[], []]);
  });

  it('sends no code before its email is sent, or before the browser is approved', async () => {
    const { modal, wallet, asked, login, settled } = await watchedVisit();
    await logInByEmail(modal, 'isla');
    expect(login().attempt).toMatchObject({ step: 'email' });
    await enterCode(modal, '123456');
    wallet.answerEmail('device');
    void logInByEmail(modal, EMAIL);
    await settled();
    await enterCode(modal, '123456');
    expect(asked).toEqual(['device']);
  });

  it('prompts for no code of an email that was only mistyped', async () => {
    const { modal, asked, login } = await watchedVisit();
    await logInByEmail(modal, 'isla');
    await resumeLogin(modal);
    expect(login().attempt).toMatchObject({ step: 'email', failure: { code: 'invalid-email' } });
    expect(asked).toEqual([]);
  });

  it('keeps the prompt for the code that is on screen', async () => {
    const { modal, asked, login } = await watchedVisit();
    await logInByEmail(modal, EMAIL);
    await enterCode(modal, '000000');
    const { attempt } = login();
    expect(attempt).toMatchObject({ step: 'code', failure: { code: 'code-refused' } });
    await resumeLogin(modal);
    expect([login().attempt, asked]).toEqual([attempt, ['code 000000']]);
  });
});

describe('a mail that is requested again and fails', () => {
  it('waits for no approval where the code is entered', async () => {
    const { modal, asked, login } = await watchedVisit();
    await logInByEmail(modal, EMAIL);
    await resendCode(modal);
    expect(login().attempt).toMatchObject({ step: 'code', busy: undefined, failure: { code: 'too-soon' } });
    expect(asked).toEqual([]);
  });

  it('waits once for the approval of the browser', async () => {
    const { modal, wallet, asked, settled } = await watchedVisit();
    wallet.answerEmail('device');
    void logInByEmail(modal, EMAIL);
    await settled();
    void resendCode(modal);
    await settled();
    // The second wait replaces the first.
    expect(asked).toEqual(['device', 'device']);
  });
});

describe('a second step', () => {
  it.each([
    ['a login with another account', logInBySocial, 'google'],
    ['a login by email', logInByEmail, EMAIL],
  ] as const)('replaces the first: %s', async (_what, step, value) => {
    const { modal, settled } = await loginVisit();
    const first = logInBySocial(modal, 'farcaster');
    await settled();
    void step(modal, value as never);
    expect(await first).toMatchObject({ ok: false, failure: { code: 'cancelled', data: { superseded: true } } });
  });

  it('of an email that is changed replaces the first', async () => {
    const { modal, wallet, settled } = await loginVisit();
    wallet.login.changeEmail = () => NEVER;
    await modal.open({ route: { view: 'update-email-wallet' } });
    const first = changeEmail(modal, 'isla@tidewater.example');
    await settled();
    const code = enterEmailCode(modal, '123456');
    expect(await first).toMatchObject({ failure: { code: 'cancelled', data: { superseded: true } } });
    expect(await code).toMatchObject({ ok: true });
  });

  it('of an account type replaces the first, which is reported', async () => {
    const { modal, wallet, settled } = await loginVisit();
    wallet.answerEmail('open');
    await logInByEmail(modal, EMAIL);
    wallet.login.preferAccount = () => NEVER;
    const first = changeAccountType(modal, 'eoa');
    await settled();
    void changeAccountType(modal, 'smartAccount');
    expect(await first).toMatchObject({ failure: { code: 'cancelled' } });
    expect(modal.events).toContainEqual({
      ...{ type: 'account-type.change-failed', accountType: 'eoa' },
      failure: expect.objectContaining({ code: 'cancelled' }),
    });
  });
});

describe('a value that is not text', () => {
  it.each([
    ['log-in-by-email', 'email'],
    ['enter-code', 'code'],
    ['log-in-by-social', 'provider'],
    ['change-email', 'email'],
    ['enter-email-code', 'code'],
    ['change-account-type', 'accountType'],
  ])('is refused: %s', async (type, field) => {
    const { modal } = await loginVisit();
    const from = modal.events.length;
    for (const value of [undefined, 5, { toString: () => EMAIL }])
      expect(await modal.core.dispatch({ type, [field]: value } as Intent)).toMatchObject({
        ok: false,
        failure: { code: 'invalid-options', data: { wrong: field } },
      });
    expect(modal.events.slice(from)).toEqual([]);
  });
});

describe('a login', () => {
  it('fails if the site configured no wallet for it', async () => {
    const modal = scriptedModal();
    const missing = { code: 'connector-not-found', message: 'Unable to load email login dependency' };
    expect(await logInByEmail(modal, EMAIL)).toMatchObject({ failure: missing });
    expect(await logInBySocial(modal, 'google')).toMatchObject({ failure: missing });
  });

  it('with an unknown provider says which one it is', async () => {
    const { modal } = await loginVisit();
    const failure = { code: 'request-failed', message: 'Invalid input', data: { provider: 'myspace' } };
    expect(await logInBySocial(modal, 'myspace' as never)).toMatchObject({ ok: false, failure });
    expect(modal.events.at(-1)).toMatchObject({ type: 'login.refused', failure });
  });

  it('opens the wallet that it belongs to', async () => {
    const { modal, wallet } = await loginVisit();
    const opened: string[] = [];
    const { connect } = wallet;
    Object.assign(wallet, {
      connect: (...given: Parameters<typeof connect>) => {
        opened.push(given[0]);
        return connect(...given);
      },
    });
    wallet.answerEmail('open');
    await logInByEmail(modal, EMAIL);
    expect(opened).toEqual(['ID_AUTH']);
  });

  it('is not over before the wallet is connected', async () => {
    const { modal, wallet, kept, account } = await loginVisit({ last_email_login_time: String(NOW - 60_000) });
    Object.assign(wallet, { connect: () => of({ type: 'pairing', uri: 'wc:1', createdAt: NOW }) });
    wallet.answerEmail('open');
    await logInByEmail(modal, EMAIL);
    expect([account()?.status, kept()]).toEqual([undefined, String(NOW)]);
  });

  it('that the wallet has lost stays as it is while a step is pending', async () => {
    const { modal, wallet, login, settled } = await loginVisit();
    wallet.login.code = () => NEVER;
    await logInByEmail(modal, EMAIL);
    void enterCode(modal, '123456');
    await settled();
    wallet.forget();
    expect(login()).toMatchObject({
      attempt: { step: 'code', busy: 'checking', failure: undefined },
      mail: { at: NOW },
    });
    expect(login().mail?.login).toBeUndefined();
  });

  it('with a social account is not affected by lost emails', async () => {
    const { modal, wallet, login, settled } = await loginVisit();
    void logInBySocial(modal, 'google');
    await settled();
    const { attempt } = login();
    wallet.forget();
    expect(login().attempt).toBe(attempt);
  });
});

describe('the look of the wallet’s own screens', () => {
  it('follows the theme and the language, and nothing else', async () => {
    const { modal, wallet } = await loginVisit();
    const dressed: unknown[][] = [];
    wallet.login.dress = (...given) => void dressed.push(given);
    wallet.login.social = () => EMPTY;
    await logInBySocial(modal, 'google');
    expect(dressed).toEqual([['system', {}, undefined]]);
    const { theme } = modal.getState().config;
    await modal.configure({ locale: 'de' });
    await modal.configure({ theme: { ...theme, mode: 'dark' } });
    await modal.configure({ features: { email: false } });
    expect(dressed.slice(1)).toEqual([
      ['system', {}, 'de'],
      ['dark', {}, 'de'],
    ]);
  });
});
