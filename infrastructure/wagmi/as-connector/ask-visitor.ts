/** Opens the modal to connect a wallet, and waits for the visitor. */
import { UserRejectedRequestError } from 'viem';
import type { State } from '../../../application/engine/state.js';
import type { Modal } from '../../../application/modal/modal.js';
import { networkIdOf } from '../../../domain/network/caip.js';
import {
  chainIdOf,
  chainIdsOf,
  isConnected,
  isRestoring,
  RESTORE_LIMIT,
  sessionOf,
  type WagmiSession,
} from '../wagmi-session.js';
import { toWagmiError } from './to-wagmi-error.js';
import { until } from './until.js';

/** The session, once a wallet is connected. Fails with `UserRejectedRequestError` if the modal is closed without one. */
export async function askVisitor(modal: Modal, chainId: number | undefined): Promise<WagmiSession> {
  // An earlier connection may be being restored: then the visitor is not prompted.
  await until(modal, (state) => (isRestoring(state) ? undefined : true), RESTORE_LIMIT);
  const restored = sessionOf(modal.getState());
  if (restored) return restored;

  if (chainId !== undefined && isFree(modal.getState(), chainId))
    await modal.switchNetwork(networkIdOf('eip155', chainId));
  const opened = await modal.open({ namespace: 'eip155' });
  if (!opened.ok) throw toWagmiError(opened.failure);
  const session = await until(modal, (state) => {
    const connected = sessionOf(state);
    if (!connected && !state.shell.open && !state.config.inline) throw closed();
    return connected;
  });
  if (!session) throw closed();
  return session;
}

/** Without a wallet, this only sets the network; with a wallet in another namespace, it is a separate prompt. */
function isFree(state: State, chainId: number): boolean {
  const known = chainIdsOf(state).includes(chainId) && chainIdOf(state) !== chainId;
  return known && !isConnected(state);
}

function closed(): Error {
  return new UserRejectedRequestError(new Error('The modal was closed'));
}
