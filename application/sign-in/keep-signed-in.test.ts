/** How an account stands with a site that wants sign-ins, whatever happens to the connection. */

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
  it('is asked where it has no session, and the modal stays for the question', async () => {
    const { modal, status, visit } = scriptedSite();
    await visit();
    expect(modal.getState().signIn).toMatchObject({ accountId: SIGNER, status: 'asking', required: true });
    expect(modal.getState().router.interrupt).toEqual({ view: 'siwx-sign-message' });
    expect(modal.getState().shell.open).toBe(true);
    expect(status()).toBe('asking');
  });

  it('is signed in where it has one, and the modal goes', async () => {
    const { modal, visit } = scriptedSite({}, SIGNER);
    await visit();
    expect(modal.getState().signIn).toMatchObject({
      accountId: SIGNER,
      status: 'signed-in',
      session: { accountId: SIGNER },
    });
    expect(modal.getState().shell.open).toBe(false);
  });

  it('needs none where the site does not ask its kind', async () => {
    const { modal, visit, looked } = scriptedSite({ namespaces: ['solana'] });
    await visit();
    expect(modal.getState().signIn).toEqual({ accountId: undefined, status: 'signed-out', required: false });
    expect(modal.getState().shell.open).toBe(false);
    expect(looked).toEqual([]);
  });

  it('is looked at meanwhile', async () => {
    const { modal, visit } = scriptedSite({ sessions: () => NEVER });
    await visit();
    expect(modal.getState().signIn).toEqual({ accountId: SIGNER, status: 'checking', required: false });
    expect(modal.getState().shell.open).toBe(true);
  });

  it.each([
    ['timed-out', new Failure('timed-out')],
    ['request-failed', new Error('broken')],
  ])('does not stay connected where nobody can say, and hears why: %s', async (code, failure) => {
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
  it('is not closed where it was not open', async () => {
    const { modal, wallet, emitted, status } = scriptedSite({}, SIGNER);
    await modal.connect(wallet.wallet.id);
    expect(status()).toBe('signed-in');
    expect(emitted('modal.closed')).toEqual([]);
  });

  it('stays for what it is open for while a session is looked at', async () => {
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
  ] as const)('goes when the same account, which %s, comes with another wallet', async (_what, port, expected) => {
    const { modal, visit, twin, status } = scriptedSite(port, SIGNER);
    await visit();
    await modal.open({ route: { view: 'connect' } });
    await modal.connect(twin.wallet.id);
    expect(status()).toBe(expected);
    expect(connectedOf(modal.getState())?.wallet.name).toBe('Twin');
    expect(modal.getState().shell.open).toBe(false);
  });
});

describe('a session that may have ended', () => {
  it('is looked at again: gone, the visitor is asked', async () => {
    const { visit, held, stale$, status } = scriptedSite({}, SIGNER);
    await visit();
    held.clear();
    stale$.next();
    expect(status()).toBe('asking');
  });

  it('holds on where nobody can say: that is logged', async () => {
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

describe('what ends a session', () => {
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
  ] as const)('another %s, where the site ends them on %j: %j', async (change, endsOn, expected) => {
    const made = scriptedSite({ endsOn }, SIGNER);
    await made.visit();
    await changes[change](made);
    expect(made.ended).toEqual(expected);
  });

  it('is only what happens to an account that the site asks', async () => {
    const made = scriptedSite({ endsOn: ['account', 'network', 'disconnect'], namespaces: ['solana'] });
    await made.visit();
    await changes.account(made);
    await changes.disconnect(made);
    expect(made.ended).toEqual([]);
  });

  it('is logged where it fails, and the next account is asked all the same', async () => {
    const made = scriptedSite({ endsOn: ['account'] }, SIGNER);
    await made.visit();
    made.doubt.end = new Failure('request-failed');
    await changes.account(made);
    expect(made.modal.device.lines.at(-1)).toMatchObject({ level: 'error', message: 'A session could not be ended' });
    expect(made.modal.getState().signIn).toMatchObject({ accountId: `eip155:1:${OTHER}`, status: 'asking' });
  });

  it('asks whoever is on another network, and knows them again on the first', async () => {
    const made = scriptedSite({}, SIGNER);
    await made.visit();
    await changes.network(made);
    expect(made.modal.getState().signIn).toMatchObject({ accountId: SIGNER.replace(':1:', ':2:'), status: 'asking' });
    made.wallet.useNetwork('eip155:1');
    expect(made.status()).toBe('signed-in');
    expect(made.modal.getState().shell.open).toBe(false);
  });
});

describe('accounts of two kinds of networks', () => {
  const both = async (port: Partial<SignIn> = {}, ...signedIn: readonly AccountId[]) => {
    const made = scriptedSite(port, ...signedIn);
    await made.visit();
    await signIn(made.modal);
    await made.modal.connect(made.sun.wallet.id);
    return made;
  };

  it('each need a session where one is required', async () => {
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

  it('are let be but for the one in use where none is', async () => {
    const { modal, looked } = await both({ required: false }, SIGNER, SUN_SIGNER);
    expect(looked.at(-1)).toBe(SUN_SIGNER);
    expect(looked.filter((each) => each === SIGNER)).toHaveLength(1);
    expect(modal.getState().signIn?.sessions).toEqual([{ accountId: SUN_SIGNER }]);
  });

  it('stay apart when one of them leaves', async () => {
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
  ])('are not both left where only that of %s is in doubt', async (doubted, left) => {
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

describe('a wallet that is left', () => {
  const ON_TWO: AccountId = `eip155:2:${SIGNER.slice('eip155:1:'.length)}`;

  it('ends the sign-ins of all its networks, and no others', async () => {
    const { modal, visit, held, ended } = scriptedSite({ endsOn: ['disconnect'] }, SIGNER, ON_TWO, SUN_SIGNER);
    await visit();
    await modal.disconnect();
    expect([...held]).toEqual([SUN_SIGNER]);
    // A server is told of what there was, not of what might have been.
    expect(ended).toEqual([SIGNER, ON_TWO]);
  });

  it('ends them where nobody can say whether they hold', async () => {
    const { modal, visit, doubt, ended } = scriptedSite({ endsOn: ['disconnect'] }, SIGNER);
    await visit();
    doubt.failure = new Failure('request-failed');
    await modal.disconnect();
    expect(ended).toEqual([SIGNER, ON_TWO]);
  });

  it('keeps them where the site wants them kept', async () => {
    const { modal, visit, held } = scriptedSite({ endsOn: ['account'] }, SIGNER, ON_TWO);
    await visit();
    await modal.disconnect();
    expect([...held]).toEqual([SIGNER, ON_TWO]);
  });
});
