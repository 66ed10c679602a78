import { walletOf } from '../../../application/connect/selectors.js';
import type { Modal } from '../../../application/modal/modal.js';
import { isVisible } from '../../../application/shell/navigation.js';
import { untilState } from './until-state.js';

/** The result of `updateEmail`: the new email address. */
export interface UpdatedEmail {
  email: string;
}

/** Shows the screen that changes the embedded wallet's email. Resolves once it has changed, and rejects if the visitor closes it. */
export async function updateEmail(modal: Modal): Promise<UpdatedEmail> {
  const { login } = modal.getState();
  if (walletOf(modal.getState())?.type !== 'AUTH') throw new Error('No wallet is connected by email');
  const before = login.user?.email;
  await modal.open({ view: 'UpdateEmailWallet' });
  const isChanged = (email: string | null | undefined) => Boolean(email) && email !== before;
  const { login: after } = await untilState(
    modal,
    (state) => isChanged(state.login.user?.email) || !isVisible(state) || walletOf(state)?.type !== 'AUTH',
  );
  const email = after.user?.email;
  if (!email || !isChanged(email)) throw new Error('Modal closed');
  return { email };
}
