/** The screens of a pending login, and what leaving them cancels. */
import { describe, expect, it } from 'vitest';
import { givenConfig } from '../../infrastructure/checked-config.js';
import { SCRIPTED_NETWORKS } from '../../infrastructure/fakes/scripted-modal.js';
import { configOf, type ModalOptions } from '../../infrastructure/options.js';
import type { Event } from '../engine/events.js';
import type { State } from '../engine/state.js';
import { initialState } from '../modal/initial-state.js';
import type { Route, View } from '../shell/router.js';
import { foldLogin } from './fold-login.js';
import type { EmailChange, LoginAttempt } from './state.js';

const given: ModalOptions = { networks: SCRIPTED_NETWORKS, services: false };
const START = initialState(givenConfig(configOf(given), given));

type EmailStep = Extract<LoginAttempt, { way: 'email' }>['step'];
const mail = (step: EmailStep): LoginAttempt => ({
  ...{ way: 'email', email: 'isla@saltmarsh.example', step, busy: undefined, failure: undefined },
});
const social = (provider: 'google' | 'farcaster'): LoginAttempt => ({
  ...{ way: 'social', provider, step: 'window', url: undefined, failure: undefined },
});
const change = (step: EmailChange['step']): EmailChange => ({
  ...{ email: 'isla@saltmarsh.example', step, busy: false, failure: undefined },
});

function showing(views: readonly View[], login: State['login'] = {}, open = true): State {
  const [first = { view: 'connect' }, ...rest] = views.map((view) => ({ view }) as Route);
  return { ...START, login, shell: { ...START.shell, open }, router: { ...START.router, history: [first, ...rest] } };
}

const fold = (state: State, event: Event, before = state) => foldLogin(state, event, before);
const views = ({ router }: State) => router.history.map(({ view }) => view);
const changed = (attempt: LoginAttempt | undefined): Event => ({ type: 'login.changed', attempt });
const changing = (to: EmailChange | undefined): Event => ({ type: 'email-change.changed', change: to });

describe('a pending login', () => {
  it.each([
    [mail('email'), ['connect']],
    [mail('device'), ['connect', 'email-verify-device']],
    [mail('code'), ['connect', 'email-verify-otp']],
    [social('google'), ['connect', 'connecting-social']],
    [social('farcaster'), ['connect', 'connecting-farcaster']],
  ] as [LoginAttempt, View[]][])('has its screen on top of the current one: %j', (attempt, expected) => {
    const shown = fold(showing(['connect']), changed(attempt));
    expect(views(shown)).toEqual(expected);
    expect(shown.login.attempt).toEqual(attempt);
  });

  it('has one screen at a time', () => {
    const device = fold(showing(['connect']), changed(mail('device')));
    const code = fold(device, changed(mail('code')));
    expect(views(code)).toEqual(['connect', 'email-verify-otp']);
    expect(code.router.direction).toBe('forward');
    const over = fold(code, changed(undefined));
    expect(views(over)).toEqual(['connect']);
    expect(over.router.direction).toBe('back');
  });

  it('is the first screen if there was no other, and closes the modal when done', () => {
    const code = fold(showing(['email-verify-device'], { attempt: mail('device') }), changed(mail('code')));
    expect(views(code)).toEqual(['email-verify-otp']);
    const over = fold(code, changed(undefined));
    expect(over.shell.open).toBe(false);
    expect(over.login.attempt).toBeUndefined();
  });

  it('changes no screen of a closed modal', () => {
    const closed = showing(['account'], {}, false);
    expect(views(fold(closed, changed(mail('code'))))).toEqual(['account']);
  });
});

describe('leaving the screens of a login', () => {
  const left: Event = { type: 'route.left' };
  const attempts: [View, LoginAttempt][] = [
    ['email-verify-device', mail('device')],
    ['email-verify-otp', mail('code')],
    ['connecting-social', social('google')],
    ['connecting-farcaster', social('farcaster')],
  ];

  it.each(attempts)('cancels it: %s', (view, attempt) => {
    expect(fold(showing(['connect'], { attempt }), left).login.attempt).toBeUndefined();
    expect(fold(showing(['connect', view, 'what-is-a-wallet'], { attempt }), left).login.attempt).toBe(attempt);
    expect(
      fold(showing(['connect', view], { attempt }, false), { type: 'modal.closed' }).login.attempt,
    ).toBeUndefined();
    const reset: Event = { type: 'route.reset', route: { view: 'connect' } };
    expect(fold(showing(['connect'], { attempt }), reset).login.attempt).toBeUndefined();
  });

  it('does not cancel it before the mail is sent, but closing the modal does', () => {
    const attempt = mail('email');
    expect(fold(showing(['connect'], { attempt }), left).login.attempt).toBe(attempt);
    expect(fold(showing(['connect'], { attempt }, false), { type: 'modal.closed' }).login.attempt).toBeUndefined();
  });

  it('does not cancel a change of the email', () => {
    const state = showing(['account', 'update-email-primary-otp'], {
      attempt: mail('code'),
      emailChange: change('old'),
    });
    const { attempt, emailChange } = fold(state, left).login;
    expect([attempt, emailChange]).toEqual([undefined, change('old')]);
  });

  it('also happens when the connection ends and removes the screens', () => {
    const attempt = mail('code');
    const before = showing(['account', 'email-verify-otp'], { attempt });
    const event: Event = { type: 'connection.closed', namespace: 'eip155', reason: 'visitor' };
    expect(fold(before, event).login.attempt).toBe(attempt);
    expect(fold(showing(['connect'], { attempt }), event, before).login.attempt).toBeUndefined();
  });
});

describe('a change of the email', () => {
  it.each([
    [change('email'), ['account', 'update-email-wallet']],
    [change('old'), ['account', 'update-email-wallet', 'update-email-primary-otp']],
    [change('new'), ['account', 'update-email-wallet', 'update-email-secondary-otp']],
  ] as [EmailChange, View[]][])('has its screen: %j', (to, expected) => {
    expect(views(fold(showing(['account', 'update-email-wallet']), changing(to)))).toEqual(expected);
  });

  it('leaves no form once done', () => {
    const before = showing(['account', 'update-email-wallet', 'update-email-secondary-otp'], {
      emailChange: change('new'),
    });
    const done = fold(before, changing(undefined));
    expect(views(done)).toEqual(['account']);
    expect(done.login.emailChange).toBeUndefined();
  });

  it('is cancelled by leaving its screens, and not before the mail is sent', () => {
    const left: Event = { type: 'route.left' };
    const at = (step: EmailChange['step'], shown: View, open = true) =>
      fold(showing(['account', shown], { emailChange: change(step) }, open), left).login.emailChange;
    expect(at('old', 'account-settings')).toBeUndefined();
    expect(at('old', 'update-email-primary-otp')).toEqual(change('old'));
    expect(at('new', 'update-email-secondary-otp')).toEqual(change('new'));
    expect(at('new', 'update-email-secondary-otp', false)).toBeUndefined();
    expect(at('email', 'update-email-wallet')).toEqual(change('email'));
    expect(at('email', 'update-email-wallet', false)).toBeUndefined();
  });
});
