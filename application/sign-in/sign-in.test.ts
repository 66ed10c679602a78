/** What a visitor can say to the question of signing in, and to a session that they have. */

import { throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { SIGNER, scriptedSite } from '../../infrastructure/fakes/modals/scripted-site.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { connectedOf } from '../connect/selectors.js';
import { signOut, signIn as startSignIn } from './actions.js';

const TEXT = `Sign in as ${SIGNER.split(':')[2]}`;

describe('an account that is asked', () => {
  it('has a session once it has signed, of the wallet that it signed with', async () => {
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

  it('is asked by the site, with the wallet that it is', async () => {
    const { modal, visit, signed, wallet, emitted } = scriptedSite();
    await visit();
    await startSignIn(modal);
    const { name, type } = wallet.wallet;
    expect(signed).toMatchObject([{ text: TEXT, wallet: { name, type, icon: undefined } }]);
    expect(emitted('sign-in.started')).toHaveLength(1);
  });

  it('hears what may be the matter, where a contract would have to sign', async () => {
    const { modal, visit, wallet } = scriptedSite({ wallet: { accountType: 'smartAccount' } });
    await visit();
    wallet.willReject('sign');
    await startSignIn(modal);
    expect(modal.getState().notices.snack).toMatchObject({ message: 'no-smart-accounts' });
  });

  it('who goes elsewhere meanwhile is neither told of a failure nor asked anew', async () => {
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

  it('hears of a site that breaks as of one that refuses', async () => {
    const { modal, visit } = scriptedSite({ add: () => throwError(() => new Error('broken')) });
    await visit();
    expect(await startSignIn(modal)).toMatchObject({ ok: false, failure: { code: 'request-failed' } });
  });

  it('can try again after a no', async () => {
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

  it('is asked once, however often the button is pressed', async () => {
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

  it('stays connected and signed out when the modal is closed, where the site lets it', async () => {
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

  it('is not asked anew while the question is there', async () => {
    const { visit, stale$, looked } = scriptedSite();
    await visit();
    stale$.next();
    expect(looked).toEqual([SIGNER]);
  });
});

describe('a no to the question', () => {
  it('leaves the wallet where a session is required', async () => {
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

  it('leaves it connected where none is', async () => {
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
  it('ends the session, and nothing of it is known afterwards', async () => {
    const { modal, visit, ended } = scriptedSite({ required: false }, SIGNER);
    await visit();
    await signOut(modal);
    expect(ended).toEqual([SIGNER]);
    expect(modal.getState().signIn).toEqual({ accountId: SIGNER, status: 'signed-out', required: false });
    expect(connectedOf(modal.getState())).toBeDefined();
  });

  it('is the last word: the visitor is not asked anew', async () => {
    const { modal, visit, looked, stale$, status } = scriptedSite({ required: false }, SIGNER);
    await visit();
    await signOut(modal);
    stale$.next();
    expect([looked, status()]).toEqual([[SIGNER], 'signed-out']);
  });

  it('leaves the wallet as well where a session is required', async () => {
    const { modal, visit, ended } = scriptedSite({}, SIGNER);
    await visit();
    await signOut(modal);
    expect(ended).toEqual([SIGNER]);
    expect(connectedOf(modal.getState())).toBeUndefined();
  });

  it('is nothing where nobody is connected', async () => {
    const { modal, ended } = scriptedSite();
    expect(await signOut(modal)).toMatchObject({ ok: true });
    expect(ended).toEqual([]);
  });

  it('is refused where nobody signs in', async () => {
    const modal = scriptedModal({ wallets: [scriptedWallet()] });
    for (const outcome of [await signOut(modal), await startSignIn(modal)])
      expect(outcome).toMatchObject({ ok: false, failure: { code: 'not-signed-in' } });
  });
});
