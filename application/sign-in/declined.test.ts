/** A visitor who declines to sign in with one of the accounts of a wallet, where sign-in is required. */
import { describe, expect, it } from 'vitest';
import {
  type ScriptedSite,
  SIGNER,
  SUN_SIGNER,
  scriptedSite,
} from '../../infrastructure/fakes/modals/scripted-site.js';
import { connectedNamespaces } from '../connect/selectors.js';
import { signIn, signOut } from './actions.js';

const left = ({ wallet, sun }: ScriptedSite) =>
  [wallet, sun].map(({ asked }) => asked.filter(({ question }) => question === 'disconnect').length);

describe('two accounts in one session with the wallet', () => {
  it.each([
    ['eip155', SIGNER, SUN_SIGNER],
    ['solana', SUN_SIGNER, SIGNER],
  ] as const)('stay signed in with %s if the visitor declines the other', async (namespace, kept, declined) => {
    const made = scriptedSite({ together: true, endsOn: ['disconnect'] }, kept);
    await made.visit();
    expect(made.modal.getState().signIn).toMatchObject({ accountId: declined, status: 'asking' });
    await signOut(made.modal);
    expect(connectedNamespaces(made.modal.getState())).toEqual([namespace]);
    expect(made.modal.getState().signIn).toMatchObject({ accountId: kept, status: 'signed-in' });
    expect(made.held.has(kept)).toBe(true);
    expect(left(made)).toEqual([0, 0]);
    await made.modal.disconnect();
    expect(left(made).reduce((all, each) => all + each)).toBe(1);
  });

  it('stay with the one that the visitor has just signed in with', async () => {
    const made = scriptedSite({ together: true });
    await made.visit();
    await signIn(made.modal);
    await signOut(made.modal);
    expect(connectedNamespaces(made.modal.getState())).toEqual(['eip155']);
    expect(made.status()).toBe('signed-in');
  });

  it('are both disconnected if the visitor has signed in with neither', async () => {
    const made = scriptedSite({ together: true });
    await made.visit();
    await signOut(made.modal);
    expect(connectedNamespaces(made.modal.getState())).toEqual([]);
  });
});
