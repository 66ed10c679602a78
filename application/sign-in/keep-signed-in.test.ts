/** The sign-in status of an account, whatever happens to the connection. */

import { NEVER, of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import type { AccountId } from '../../domain/network/caip.js';
import {
  type ScriptedSite,
  SIGNER,
  SUN_SIGNER,
  scriptedSite,
} from '../../infrastructure/fakes/modals/scripted-site.js';
import { connectedNamespaces, connectedOf } from '../connect/selectors.js';
import type { SignIn } from '../ports/sign-in.js';
import { signIn } from './actions.js';
import { accountIdOfSubject } from './subject.js';

const OTHER = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';

describe('an account that connects', () => {
  it('is asked to sign in without a session, and the modal stays open for that', async () => {
    const { modal, status, visit } = scriptedSite();
    await visit();
    expect(modal.getState().signIn).toMatchObject({ accountId: SIGNER, status: 'asking', required: true });
    expect(modal.getState().router.interrupt).toEqual({ view: 'siwx-sign-message' });
    expect(modal.getState().shell.open).toBe(true);
    expect(status()).toBe('asking');
  });

  it('is signed in with a session, and the modal closes', async () => {
    const { modal, visit } = scriptedSite({}, SIGNER);
    await visit();
    expect(modal.getState().signIn).toMatchObject({
      accountId: SIGNER,
      status: 'signed-in',
      session: { accountId: SIGNER },
    });
    expect(modal.getState().shell.open).toBe(false);
  });

  it('needs no session if the site does not ask its namespace', async () => {
    const { modal, visit, looked } = scriptedSite({ namespaces: ['solana'] });
    await visit();
    expect(modal.getState().signIn).toEqual({ accountId: undefined, status: 'signed-out', required: false });
    expect(modal.getState().shell.open).toBe(false);
    expect(looked).toEqual([]);
  });

  it('is checked meanwhile', async () => {
    const { modal, visit } = scriptedSite({ sessions: () => NEVER });
    await visit();
    expect(modal.getState().signIn).toEqual({ accountId: SIGNER, status: 'checking', required: false });
    expect(modal.getState().shell.open).toBe(true);
  });

  it.each([
    ['timed-out', new Failure('timed-out')],
    ['request-failed', new Error('broken')],
  ])('is disconnected if its session cannot be checked, with the reason: %s', async (code, failure) => {
    const { modal, visit, doubt, emitted, wallet } = scriptedSite();
    doubt.failure = failure;
    wallet.willReject('disconnect');
    await visit();
    expect(connectedOf(modal.getState())).toBeUndefined();
    expect(emitted('sign-in.failed')).toMatchObject([{ failure: { code } }]);
    expect(emitted('disconnect.failed')).toEqual([]);
    expect(emitted('connection.closed')).toMatchObject([{ reason: 'visitor' }]);
    expect(modal.getState().shell.open).toBe(true);
    expect(modal.getState().router.history.at(-1)).toEqual({ view: 'connect' });
    expect(modal.getState().notices.snack).toMatchObject({
      kind: 'error',
      message: 'sign-in-unready',
      autoClose: true,
    });
  });
});

describe('the modal', () => {
  it('is not closed if it was not open', async () => {
    const { modal, wallet, emitted, status } = scriptedSite({}, SIGNER);
    await modal.connect(wallet.wallet.id);
    expect(status()).toBe('signed-in');
    expect(emitted('modal.closed')).toEqual([]);
  });

  it('stays open for its own purpose while a session is checked', async () => {
    const { modal, visit, wallet } = scriptedSite({}, SIGNER, SIGNER.replace(':1:', ':2:') as AccountId);
    await visit();
    await modal.open();
    wallet.useNetwork('eip155:2');
    expect(modal.getState().signIn).toMatchObject({ accountId: SIGNER.replace(':1:', ':2:'), status: 'signed-in' });
    expect(modal.getState().shell.open).toBe(true);
  });

  it.each([
    ['has a session already', {}, 'signed-in'],
    ['needs none', { namespaces: ['solana'] as const }, 'signed-out'],
  ] as const)('closes when the same account, which %s, connects with another wallet', async (_what, port, expected) => {
    const { modal, visit, twin, status } = scriptedSite(port, SIGNER);
    await visit();
    await modal.open({ route: { view: 'connect' } });
    await modal.connect(twin.wallet.id);
    expect(status()).toBe(expected);
    expect(connectedOf(modal.getState())?.wallet.name).toBe('Twin');
    expect(modal.getState().shell.open).toBe(false);
  });
});

describe('a session that may have expired', () => {
  it('is checked again: if it is gone, the visitor is asked', async () => {
    const { visit, held, stale$, status } = scriptedSite({}, SIGNER);
    await visit();
    held.clear();
    stale$.next();
    expect(status()).toBe('asking');
  });

  it('stays valid if it cannot be checked, which is logged', async () => {
    const { modal, visit, doubt, stale$, status, held } = scriptedSite({}, SIGNER);
    await visit();
    doubt.failure = new Failure('request-failed');
    stale$.next();
    expect(status()).toBe('signed-in');
    expect(connectedOf(modal.getState())).toBeDefined();
    const message = 'Whether the session still holds is not known';
    expect(modal.device.lines.at(-1)).toMatchObject({ level: 'error', message });
    delete doubt.failure;
    held.clear();
    stale$.next();
    expect(status()).toBe('asking');
  });
});

describe('the end of a session', () => {
  const changes = {
    account: ({ wallet }: ScriptedSite) => wallet.useAccounts(OTHER),
    network: ({ wallet }: ScriptedSite) => wallet.useNetwork('eip155:2'),
    disconnect: ({ modal }: ScriptedSite) => modal.disconnect(),
    loss: ({ wallet }: ScriptedSite) => wallet.lose(),
  };
  it.each([
    ['account', ['account'], [SIGNER]],
    ['account', ['network', 'disconnect'], []],
    ['network', ['network'], [SIGNER]],
    ['network', ['account', 'disconnect'], []],
    ['disconnect', ['disconnect'], [SIGNER]],
    ['disconnect', ['account', 'network'], []],
    ['loss', ['disconnect'], [SIGNER]],
  ] as const)('follows another %s, if the site ends sessions on %j: %j', async (change, endsOn, expected) => {
    const made = scriptedSite({ endsOn }, SIGNER);
    await made.visit();
    await changes[change](made);
    expect(made.ended).toEqual(expected);
  });

  it('follows only changes of accounts that the site asks', async () => {
    const made = scriptedSite({ endsOn: ['account', 'network', 'disconnect'], namespaces: ['solana'] });
    await made.visit();
    await changes.account(made);
    await changes.disconnect(made);
    expect(made.ended).toEqual([]);
  });

  it('that fails is logged, and the next account is asked anyway', async () => {
    const made = scriptedSite({ endsOn: ['account'] }, SIGNER);
    await made.visit();
    made.doubt.end = new Failure('request-failed');
    await changes.account(made);
    expect(made.modal.device.lines.at(-1)).toMatchObject({ level: 'error', message: 'A session could not be ended' });
    expect(made.modal.getState().signIn).toMatchObject({ accountId: `eip155:1:${OTHER}`, status: 'asking' });
  });

  it('makes the visitor sign in on another network, and is kept for the first one', async () => {
    const made = scriptedSite({}, SIGNER);
    await made.visit();
    await changes.network(made);
    expect(made.modal.getState().signIn).toMatchObject({ accountId: SIGNER.replace(':1:', ':2:'), status: 'asking' });
    made.wallet.useNetwork('eip155:1');
    expect(made.status()).toBe('signed-in');
    expect(made.modal.getState().shell.open).toBe(false);
  });
});

describe('accounts of two namespaces', () => {
  const both = async (port: Partial<SignIn> = {}, ...signedIn: readonly AccountId[]) => {
    const made = scriptedSite(port, ...signedIn);
    await made.visit();
    await signIn(made.modal);
    await made.modal.connect(made.sun.wallet.id);
    return made;
  };

  it('each need a session if sessions are required', async () => {
    const { modal } = await both();
    expect(connectedNamespaces(modal.getState())).toEqual(['solana', 'eip155']);
    expect(modal.getState().signIn).toMatchObject({
      ...{ accountId: SUN_SIGNER, status: 'asking', next: [] },
      sessions: [{ accountId: SIGNER }],
    });
  });

  it('are asked one after the other', async () => {
    const { modal, held, stale$ } = await both({}, SUN_SIGNER);
    expect(modal.getState().signIn).toMatchObject({
      ...{ accountId: SUN_SIGNER, status: 'signed-in', session: { accountId: SUN_SIGNER } },
      sessions: [{ accountId: SUN_SIGNER }, { accountId: SIGNER }],
    });
    held.clear();
    stale$.next();
    expect(modal.getState().signIn).toMatchObject({
      accountId: SUN_SIGNER,
      status: 'asking',
      next: [SIGNER],
      sessions: [],
    });
  });

  it('are not asked, except for the active one, if sessions are optional', async () => {
    const { modal, looked } = await both({ required: false }, SIGNER, SUN_SIGNER);
    expect(looked.at(-1)).toBe(SUN_SIGNER);
    expect(looked.filter((each) => each === SIGNER)).toHaveLength(1);
    expect(modal.getState().signIn?.sessions).toEqual([{ accountId: SUN_SIGNER }]);
  });

  it('are independent when one of them disconnects', async () => {
    const { modal, ended } = await both({ endsOn: ['disconnect'] }, SIGNER, SUN_SIGNER);
    await modal.disconnect('solana');
    expect(ended).toEqual([SUN_SIGNER]);
    expect(modal.getState().signIn).toMatchObject({
      accountId: SIGNER,
      status: 'signed-in',
      sessions: [{ accountId: SIGNER }],
    });
  });

  it.each([
    ['solana', 'eip155'],
    ['eip155', 'solana'],
  ])('are not both disconnected if only that of %s cannot be checked', async (doubted, left) => {
    let doubting = false;
    const { modal, wallet, sun } = scriptedSite({
      sessions: (subject) =>
        doubting && subject.account.namespace === doubted
          ? throwError(() => new Failure('request-failed'))
          : of([{ accountId: accountIdOfSubject(subject) }]),
    });
    await modal.connect(wallet.wallet.id);
    doubting = true;
    await modal.connect(sun.wallet.id);
    expect(connectedNamespaces(modal.getState())).toEqual([left]);
    expect(modal.getState().signIn).toMatchObject({ status: 'signed-in' });
  });
});

describe('disconnecting a wallet', () => {
  const ON_TWO: AccountId = `eip155:2:${SIGNER.slice('eip155:1:'.length)}`;

  it('ends the sessions on all its networks, and no others', async () => {
    const { modal, visit, held, ended } = scriptedSite({ endsOn: ['disconnect'] }, SIGNER, ON_TWO, SUN_SIGNER);
    await visit();
    await modal.disconnect();
    expect([...held]).toEqual([SUN_SIGNER]);
    // A server is notified of existing sessions only.
    expect(ended).toEqual([SIGNER, ON_TWO]);
  });

  it('ends sessions that cannot be checked', async () => {
    const { modal, visit, doubt, ended } = scriptedSite({ endsOn: ['disconnect'] }, SIGNER);
    await visit();
    doubt.failure = new Failure('request-failed');
    await modal.disconnect();
    expect(ended).toEqual([SIGNER, ON_TWO]);
  });

  it('keeps sessions if the site wants that', async () => {
    const { modal, visit, held } = scriptedSite({ endsOn: ['account'] }, SIGNER, ON_TWO);
    await visit();
    await modal.disconnect();
    expect([...held]).toEqual([SIGNER, ON_TWO]);
  });
});
