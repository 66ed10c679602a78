/** Answering the sign-in question, and ending a session. */

import { asapScheduler, observeOn, Subject, tap, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { SIGNER, scriptedSite } from '../../infrastructure/fakes/modals/scripted-site.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { connectedOf } from '../connect/selectors.js';
import { signOut, signIn as startSignIn } from './actions.js';
import { signIn } from './sign-in.js';

const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const OTHER_ID = `eip155:1:${OTHER}` as const;
const TEXT = `Sign in as ${SIGNER.split(':')[2]}`;

describe('an account that is asked to sign in', () => {
  it('has a session of the signing wallet once it has signed', async () => {
    const { modal, visit, wallet, emitted } = scriptedSite();
    await visit();
    expect(await startSignIn(modal)).toMatchObject({ ok: true });
    const { signIn, shell } = modal.getState();
    expect(signIn).toMatchObject({ accountId: SIGNER, status: 'signed-in', session: { text: TEXT } });
    expect(signIn?.busy).toBeUndefined();
    expect(shell.open).toBe(false);
    expect(wallet.asked.at(-1)).toEqual({ question: 'sign', detail: TEXT });
    expect(emitted('sign-in.succeeded')).toHaveLength(1);
  });

  it('gets the site’s text, with its wallet', async () => {
    const { modal, visit, signed, wallet, emitted } = scriptedSite();
    await visit();
    await startSignIn(modal);
    const { name, type } = wallet.wallet;
    expect(signed).toMatchObject([{ text: TEXT, wallet: { name, type, icon: undefined } }]);
    expect(emitted('sign-in.started')).toHaveLength(1);
  });

  it('gets a hint if a contract account has to sign', async () => {
    const { modal, visit, wallet } = scriptedSite({ wallet: { accountType: 'smartAccount' } });
    await visit();
    wallet.willReject('sign');
    await startSignIn(modal);
    expect(modal.getState().notices.snack).toMatchObject({ message: 'no-smart-accounts' });
  });

  it('is neither told of a failure nor asked again if the visitor switches meanwhile', async () => {
    const { modal, visit, wallet, emitted, status } = scriptedSite({ required: false });
    await visit();
    wallet.willHang('sign');
    const outcome = startSignIn(modal);
    await modal.close();
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    expect(emitted('snack.shown')).toEqual([]);
    expect(emitted('sign-in.failed')).toMatchObject([{ failure: { code: 'cancelled' } }]);
    expect(status()).toBe('signed-out');
  });

  it('treats a site that fails like one that refuses', async () => {
    const { modal, visit } = scriptedSite({ add: () => throwError(() => new Error('broken')) });
    await visit();
    expect(await startSignIn(modal)).toMatchObject({ ok: false, failure: { code: 'request-failed' } });
  });

  it('can retry after a rejection', async () => {
    const { modal, visit, wallet, emitted, status } = scriptedSite();
    await visit();
    wallet.willReject('sign');
    expect(await startSignIn(modal)).toMatchObject({ ok: false, failure: { code: 'rejected' } });
    expect(modal.getState().notices.snack).toMatchObject({ message: 'signature-declined' });
    expect(modal.getState().signIn?.busy).toBeUndefined();
    expect(emitted('sign-in.failed')).toMatchObject([{ failure: { code: 'rejected' } }]);
    wallet.willApprove('sign');
    expect(await startSignIn(modal)).toMatchObject({ ok: true });
    expect(status()).toBe('signed-in');
    const asked = wallet.asked.length;
    expect(await startSignIn(modal)).toMatchObject({ ok: true });
    expect(wallet.asked).toHaveLength(asked);
    expect(status()).toBe('signed-in');
  });

  it('is asked once, however often the button is clicked', async () => {
    const { modal, visit, wallet } = scriptedSite();
    await visit();
    wallet.willHang('sign');
    const first = startSignIn(modal);
    expect(await startSignIn(modal)).toMatchObject({ ok: false, failure: { code: 'already-pending' } });
    wallet.willApprove('sign');
    wallet.answerPending();
    expect(await first).toMatchObject({ ok: true });
    expect(wallet.asked.filter(({ question }) => question === 'sign')).toHaveLength(1);
  });

  it('is asked once if a site asks twice before its sign-in is loaded', async () => {
    const { modal, visit, wallet } = scriptedSite();
    await visit();
    wallet.willHang('sign');
    const ask = () =>
      modal.run(async () => (deps) => signIn({ ...deps, signIn: deps.signIn?.pipe(observeOn(asapScheduler)) })());
    const both = [ask(), ask()] as const;
    expect(await both[1]).toMatchObject({ ok: false, failure: { code: 'already-pending' } });
    wallet.willApprove('sign');
    wallet.answerPending();
    expect(await both[0]).toMatchObject({ ok: true });
    expect(wallet.asked.filter(({ question }) => question === 'sign')).toHaveLength(1);
  });

  it('stays connected without a session when the modal is closed, if the site allows it', async () => {
    const { modal, visit, emitted, status } = scriptedSite({ required: false });
    await visit();
    await modal.close();
    expect(status()).toBe('signed-out');
    expect(emitted('sign-in.left')).toHaveLength(1);
    expect(connectedOf(modal.getState())).toBeDefined();
    await startSignIn(modal);
    expect(status()).toBe('asking');
    expect(modal.getState().router.interrupt).toEqual({ view: 'siwx-sign-message' });
  });

  it('is not asked again while the question is shown', async () => {
    const { visit, stale$, looked } = scriptedSite();
    await visit();
    stale$.next();
    expect(looked).toEqual([SIGNER]);
  });
});

describe('declining the question', () => {
  it('disconnects the wallet if a session is required', async () => {
    const { modal, visit, emitted, ended } = scriptedSite();
    await visit();
    await signOut(modal);
    expect(connectedOf(modal.getState())).toBeUndefined();
    expect(emitted('sign-in.changed')).toContainEqual(
      expect.objectContaining({ signIn: expect.objectContaining({ accountId: SIGNER, busy: 'leaving' }) }),
    );
    expect(emitted('sign-in.left')).toHaveLength(1);
    expect(ended).toEqual([]);
  });

  it('leaves it connected if not', async () => {
    const { modal, visit, emitted, status } = scriptedSite({ required: false });
    await visit();
    await signOut(modal);
    expect(connectedOf(modal.getState())).toBeDefined();
    expect(status()).toBe('signed-out');
    expect(emitted('sign-in.left')).toHaveLength(1);
    expect(modal.getState().shell.open).toBe(false);
  });
});

describe('signing out', () => {
  it('ends the session and removes its data', async () => {
    const { modal, visit, ended } = scriptedSite({ required: false }, SIGNER);
    await visit();
    await signOut(modal);
    expect(ended).toEqual([SIGNER]);
    expect(modal.getState().signIn).toEqual({ accountId: SIGNER, status: 'signed-out', required: false });
    expect(connectedOf(modal.getState())).toBeDefined();
  });

  it('is final: the visitor is not asked again', async () => {
    const { modal, visit, looked, stale$, status } = scriptedSite({ required: false }, SIGNER);
    await visit();
    await signOut(modal);
    stale$.next();
    expect([looked, status()]).toEqual([[SIGNER], 'signed-out']);
  });

  it('also disconnects the wallet if a session is required', async () => {
    const { modal, visit, ended } = scriptedSite({}, SIGNER);
    await visit();
    await signOut(modal);
    expect(ended).toEqual([SIGNER]);
    expect(connectedOf(modal.getState())).toBeUndefined();
  });

  it('does not concern another account that is in use once the server has answered', async () => {
    const answer = new Subject<never>();
    let ask = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      ask = resolve;
    });
    const end = () => answer.pipe(tap({ subscribe: () => ask() }));
    const { modal, visit, wallet, status } = scriptedSite({ required: false, end }, SIGNER, OTHER_ID);
    await visit();
    const outcome = signOut(modal);
    await asked;
    wallet.useAccounts(OTHER);
    expect([modal.getState().signIn?.accountId, status()]).toEqual([OTHER_ID, 'signed-in']);
    answer.complete();
    expect(await outcome).toMatchObject({ ok: true });
    expect(connectedOf(modal.getState())).toBeDefined();
    expect(modal.getState().signIn).toMatchObject({ accountId: OTHER_ID, status: 'signed-in' });
  });

  it('does nothing without a connection', async () => {
    const { modal, ended } = scriptedSite();
    expect(await signOut(modal)).toMatchObject({ ok: true });
    expect(ended).toEqual([]);
  });

  it('is refused without sign-in', async () => {
    const modal = scriptedModal({ wallets: [scriptedWallet()] });
    for (const outcome of [await signOut(modal), await startSignIn(modal)])
      expect(outcome).toMatchObject({ ok: false, failure: { code: 'not-signed-in' } });
  });
});
