/**
 * A connection of the modal, in the format of wagmi. Reads the state directly: the chunk of the core's selectors is not loaded with
 * the page.
 */
import type { Address } from 'viem';
import { connectionOf } from '../../application/connect/status-of.js';
import type { State } from '../../application/engine/state.js';
import type { Modal } from '../../application/modal/modal.js';
import type { NetworkId } from '../../domain/network/caip.js';

/** How long restoring may take. wagmi asks one connector after another, and waits for each. */
export const RESTORE_LIMIT = 3000;

export interface WagmiSession {
  /** The accounts that the wallet shares; the one in use is first, since wagmi shows that one. */
  readonly accounts: readonly [Address, ...Address[]];
  readonly chainId: number;
}

/** The modal's session on EVM networks, while a wallet is connected. */
export function sessionOf(state: State): WagmiSession | undefined {
  const connection = connectionOf(state, 'eip155');
  if (connection.status !== 'connected') return undefined;
  const used = connection.account.address;
  const others = connection.accounts.map(({ address }) => address).filter((address) => address !== used);
  return {
    accounts: [used as Address, ...(others as Address[])],
    chainId: numberOf(connection.networkId),
  };
}

/** The wallet's network, otherwise the visitor's choice. */
export function chainIdOf(state: State): number | undefined {
  const chosen = state.network.chosen.eip155;
  return sessionOf(state)?.chainId ?? (chosen && numberOf(chosen));
}

/** Whether a wallet is connected in any namespace. */
export function isConnected({ connect }: State): boolean {
  return Object.values(connect.connections).some(({ status }) => status === 'connected');
}

/** The ids of the modal's EVM networks. */
export function chainIdsOf({ config }: State): readonly number[] {
  return config.networks.filter(({ chainNamespace }) => chainNamespace === 'eip155').map(({ id }) => Number(id));
}

/** Whether the modal is restoring a connection after a page load. */
export function isRestoring(state: State): boolean {
  const connection = connectionOf(state, 'eip155');
  return connection.status === 'connecting' && connection.restoring;
}

/** On a server, nothing is read from the browser, so the state never changes. */
export function isOnServer(modal: Modal): boolean {
  return modal.getState() === modal.getServerState();
}

function numberOf(id: NetworkId): number {
  return Number(id.slice(id.indexOf(':') + 1));
}
