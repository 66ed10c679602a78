/** Signing in to the site. */
import type { Screen } from '../../screen.js';
import type { Visitor } from '../../visitor.js';

const query = { signIn: 'required' };

async function askedToSignIn({ wallet, open, press, sees }: Visitor): Promise<void> {
  await wallet('Harbor', 'approve');
  await open();
  await press('Harbor');
  await sees(/^Sign in to/);
}

export const signInScreens: readonly Screen[] = [
  { name: 'sign-in', query, reach: askedToSignIn },
  { name: 'sign-in-by-server', query: { signIn: 'required by a server' }, reach: askedToSignIn },
  {
    name: 'sign-in-signing',
    query,
    async reach(visitor) {
      await askedToSignIn(visitor);
      await visitor.wallet('Harbor', 'never');
      await visitor.press('Sign');
      await visitor.sees('Confirm in Harbor');
    },
  },
  {
    name: 'sign-in-declined',
    query,
    async reach(visitor) {
      await askedToSignIn(visitor);
      await visitor.wallet('Harbor', 'reject');
      await visitor.press('Sign');
      await visitor.sees('Signature declined');
    },
  },
];
