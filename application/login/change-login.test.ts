/** Changing the email or the account type of a logged-in user. */

import { throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import { EMAIL, loginVisit, NOW } from '../../infrastructure/fakes/modals/login-visit.js';
import { changeAccountType, changeEmail, enterCode, enterEmailCode, logInByEmail } from './actions.js';

const TOO_SOON = { ok: false, failure: { code: 'too-soon', data: { seconds: 30 } } };

describe('a change of the email', () => {
  const NEXT = 'isla@tidewater.example';
  const changes = ({ modal }: Pick<Awaited<ReturnType<typeof loginVisit>>, 'modal'>) =>
    modal.events.flatMap((event) =>
      event.type === 'email-change.changed'
        ? [event.change && [event.change.email, event.change.step, event.change.busy, event.change.failure?.code]]
        : [],
    );

  it('needs the code of the old address, then that of the new one', async () => {
    const site = await loginVisit();
    const { modal, wallet, login, kept } = site;
    await logInByEmail(modal, EMAIL);
    await enterCode(modal, wallet.mails[0]?.code ?? '');
    await modal.open({ route: { view: 'update-email-wallet' } });
    expect(await changeEmail(modal, 'isla')).toMatchObject({
      failure: { code: 'invalid-email', message: 'Invalid email' },
    });
    expect(await changeEmail(modal, ` ${NEXT} `)).toMatchObject({ ok: true });
    expect([kept(), login().mail]).toEqual([String(NOW), { at: NOW }]);
    expect(await enterEmailCode(modal, '000000')).toMatchObject({ failure: { code: 'code-refused' } });
    expect(await enterEmailCode(modal, ` ${wallet.mails[1]?.code} `)).toMatchObject({ ok: true });
    expect(await enterEmailCode(modal, wallet.mails[2]?.code ?? '')).toMatchObject({ ok: true });
    expect(wallet.mails.map(({ to }) => to)).toEqual([EMAIL, EMAIL, NEXT]);
    expect(changes(site)).toEqual([
      ['isla', 'email', false, 'invalid-email'],
      [NEXT, 'email', true, undefined],
      [NEXT, 'old', false, undefined],
      [NEXT, 'old', true, undefined],
      [NEXT, 'old', false, 'code-refused'],
      [NEXT, 'old', true, undefined],
      [NEXT, 'new', false, undefined],
      [NEXT, 'new', true, undefined],
      undefined,
    ]);
    expect([login().user?.email, login().emailChange]).toEqual([NEXT, undefined]);
    // The next mail has to wait, as for a login.
    await modal.open({ route: { view: 'update-email-wallet' } });
    expect(await changeEmail(modal, EMAIL)).toMatchObject(TOO_SOON);
    expect(wallet.mails).toHaveLength(3);
    // Without a mail there is no code.
    await enterEmailCode(modal, '123456');
    expect(changes(site)).toHaveLength(10);
  });

  it('that fails can be retried', async () => {
    const site = await loginVisit();
    await site.modal.open({ route: { view: 'update-email-wallet' } });
    site.wallet.login.changeEmail = () => throwError(() => new Failure('request-failed'));
    expect(await changeEmail(site.modal, NEXT)).toMatchObject({ failure: { code: 'request-failed' } });
    expect(changes(site)).toEqual([
      [NEXT, 'email', true, undefined],
      [NEXT, 'email', false, 'request-failed'],
    ]);
  });
});

describe('the account type', () => {
  const kinds = (events: readonly object[]) => events.filter((event) => 'accountType' in event);

  it('is switched and stored', async () => {
    const { modal, wallet, account } = await loginVisit();
    expect(await changeAccountType(modal, 'eoa')).toMatchObject({ failure: { code: 'not-connected' } });
    wallet.answerEmail('open');
    await logInByEmail(modal, EMAIL);
    expect(await changeAccountType(modal, 'ordinal')).toMatchObject({
      failure: { code: 'invalid-options', message: 'Invalid input' },
    });
    expect(await changeAccountType(modal, 'eoa')).toMatchObject({ ok: true });
    expect(kinds(modal.events)).toMatchObject([
      { type: 'account-type.change-failed', accountType: 'eoa' },
      { type: 'account-type.change-failed', accountType: 'ordinal' },
      { type: 'account-type.change-started', accountType: 'eoa' },
      { type: 'account-type.changed', accountType: 'eoa' },
    ]);
    expect(account()).toMatchObject({ account: { address: wallet.addresses[0] } });
    expect(modal.storage.get('preferred_account_types')).toBe('{"eip155":"eoa"}');
    wallet.login.preferAccount = () => throwError(() => new Failure('timed-out'));
    expect(await changeAccountType(modal, 'smartAccount')).toMatchObject({ failure: { code: 'timed-out' } });
    expect(modal.getState().login.changingTo).toBeUndefined();
    expect(modal.storage.get('preferred_account_types')).toBe('{"eip155":"eoa"}');
  });
});
