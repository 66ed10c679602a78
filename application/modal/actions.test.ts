/** The intent of each function of an optional flow, and invalid intents. */
import { describe, expect, it } from 'vitest';
import { scriptedModal } from '../../infrastructure/fakes/index.js';
import * as activity from '../activity/actions.js';
import * as approve from '../approve/actions.js';
import * as buying from '../buy/actions.js';
import * as catalogue from '../catalogue/actions.js';
import type { Intent } from '../engine/intents.js';
import type { Runner } from '../engine/runner.js';
import * as login from '../login/actions.js';
import * as names from '../names/actions.js';
import * as sending from '../send/actions.js';
import * as signing from '../sign-in/actions.js';
import * as swapping from '../swap/actions.js';
import { intentMethods } from './intent-methods.js';

const DONE = { ok: true, value: undefined } as const;
const refused = () => Promise.reject(new Error('It was asked'));

type Ask = (modal: Runner) => Promise<unknown>;

const TABLE: readonly (readonly [Ask, object])[] = [
  [(modal) => sending.editSend(modal, { receiver: 'a' }), { type: 'edit-send', patch: { receiver: 'a' } }],
  [sending.sendMax, { type: 'send-max' }],
  [sending.reviewSend, { type: 'review-send' }],
  [sending.send, { type: 'send' }],
  [(modal) => swapping.editSwap(modal, { max: true }), { type: 'edit-swap', patch: { max: true } }],
  [swapping.swap, { type: 'swap' }],
  [(modal) => buying.editBuy(modal, { amount: '1' }), { type: 'edit-buy', patch: { amount: '1' } }],
  [(modal) => buying.buy(modal, 'seller'), { type: 'buy', sellerId: 'seller' }],
  [(modal) => names.tryName(modal, 'alba'), { type: 'try-name', label: 'alba' }],
  [(modal) => names.registerName(modal, 'alba'), { type: 'register-name', label: 'alba' }],
  [(modal) => activity.nextPage(modal, 'activity'), { type: 'next-page', list: 'activity' }],
  [catalogue.nextWallets, { type: 'next-wallets' }],
  [
    (modal) => catalogue.searchWallets(modal, 'fox', { certified: true }),
    { type: 'search-wallets', text: 'fox', options: { certified: true } },
  ],
  [(modal) => catalogue.searchWallets(modal, 'fox'), { type: 'search-wallets', text: 'fox' }],
  [(modal) => catalogue.showWalletImages(modal, ['a']), { type: 'show-wallet-images', imageIds: ['a'] }],
  [(modal) => login.logInByEmail(modal, 'a@b.c'), { type: 'log-in-by-email', email: 'a@b.c' }],
  [login.resumeLogin, { type: 'resume-login' }],
  [login.resendCode, { type: 'resend-code' }],
  [(modal) => login.enterCode(modal, '123456'), { type: 'enter-code', code: '123456' }],
  [(modal) => login.logInBySocial(modal, 'x'), { type: 'log-in-by-social', provider: 'x' }],
  [(modal) => login.changeEmail(modal, 'a@b.c'), { type: 'change-email', email: 'a@b.c' }],
  [(modal) => login.enterEmailCode(modal, '123456'), { type: 'enter-email-code', code: '123456' }],
  [(modal) => login.changeAccountType(modal, 'eoa'), { type: 'change-account-type', accountType: 'eoa' }],
  [signing.signIn, { type: 'sign-in' }],
  [signing.signOut, { type: 'sign-out' }],
  [(modal) => approve.rejectRequest(modal, '1'), { type: 'reject-request', requestId: '1' }],
];

describe('the functions of optional flows', () => {
  it.each(TABLE)('%s', async (ask, intent) => {
    const asked: Intent[] = [];
    const dispatch = (each: Intent) => {
      asked.push(each);
      return Promise.resolve(DONE);
    };
    expect(await ask(intentMethods({ dispatch, run: refused }))).toEqual(DONE);
    expect(asked).toEqual([intent]);
  });

  it('fail without starting anything if called with invalid arguments', async () => {
    const modal = scriptedModal();
    const before = modal.events.length;
    const outcome = await sending.editSend(modal, undefined as never);
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'invalid-options', data: { wrong: 'patch' } } });
    expect(modal.events).toHaveLength(before);
  });
});

describe('an intent that a page has made itself', () => {
  it.each([
    ['send', 'type'],
    [undefined, 'type'],
    [{ type: 7 }, 'type'],
    [{ type: 'push' }, 'route'],
    [{ type: 'edit-send' }, 'patch'],
    [{ type: 'enter-code' }, 'code'],
    [{ type: 'enter-email-code', code: 7 }, 'code'],
    [{ type: 'log-in-by-email' }, 'email'],
    [{ type: 'log-in-by-social', provider: null }, 'provider'],
    [{ type: 'change-email', email: {} }, 'email'],
    [{ type: 'change-account-type' }, 'accountType'],
    [{ type: 'next-page', list: 'networks' }, 'list'],
    [{ type: 'search-wallets' }, 'text'],
    [{ type: 'show-wallet-images', imageIds: 'p1' }, 'imageIds'],
    [{ type: 'try-name' }, 'label'],
    [{ type: 'register-name', label: 7 }, 'label'],
    [{ type: 'reject-request', requestId: 7 }, 'requestId'],
    [{ type: 'edit-swap' }, 'patch'],
    [{ type: 'edit-buy', patch: { amount: 7 } }, 'patch.amount'],
    [{ type: 'buy' }, 'sellerId'],
    [{ type: 'refresh-balance', tokens: [1] }, 'tokens[0]'],
    [{ type: 'unheard-of' }, 'type'],
    [{ type: 'toString' }, 'type'],
    [{ type: '__proto__' }, 'type'],
  ])('is refused if it is invalid: %j', async (work, wrong) => {
    const modal = scriptedModal();
    const before = modal.getState();
    const outcome = await modal.run(work as never);
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'invalid-options', data: { wrong } } });
    expect(modal.getState()).toBe(before);
  });
});
