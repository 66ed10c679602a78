/**
 * A connection of the modal, as wagmi describes one. Reads the state by itself: what the core's selectors are in is not loaded with
 * the page.
 */
import type { Address } from 'viem';
import { connectionOf } from '../../application/connect/status-of.js';
import type { State } from '../../application/engine/state.js';
import type { Modal } from '../../application/modal/modal.js';
import type { NetworkId } from '../../domain/network/caip.js';

/** How long an earlier connection may take to come back. wagmi asks one connector after another, and waits for each. */
export const RESTORE_LIMIT = 3000;

export interface WagmiSession {
  /** Those that the wallet opened; the one in use first, since wagmi shows that one. */
  readonly accounts: readonly [Address, ...Address[]];
  readonly chainId: number;
}

/** The session of the modal for EVM networks, while a wallet is connected. */
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

/** Where the wallet is, else where the visitor would like it to be. */
export function chainIdOf(state: State): number | undefined {
  const chosen = state.network.chosen.eip155;
  return sessionOf(state)?.chainId ?? (chosen && numberOf(chosen));
}

/** Whether a wallet is connected, for networks of any kind. */
export function isConnected({ connect }: State): boolean {
  return Object.values(connect.connections).some(({ status }) => status === 'connected');
}

/** The ids of the modal's EVM networks. */
export function chainIdsOf({ config }: State): readonly number[] {
  return config.networks.filter(({ chainNamespace }) => chainNamespace === 'eip155').map(({ id }) => Number(id));
}

/** Whether the modal is connecting again after a page load. */
export function isRestoring(state: State): boolean {
  const connection = connectionOf(state, 'eip155');
  return connection.status === 'connecting' && connection.restoring;
}

/** Nothing of the browser is read on a server, and so nothing changes there. */
export function isOnServer(modal: Modal): boolean {
  return modal.getState() === modal.getServerState();
}

function numberOf(id: NetworkId): number {
  return Number(id.slice(id.indexOf(':') + 1));
}
