/** The connections as AppKit's hooks return them. Porthole has one connection per namespace. */
import { connectedOf, networkOf } from '../../../application/connect/selectors.js';
import type { State } from '../../../application/engine/state.js';
import type { AccountType } from '../../../domain/address/account.js';
import type { Namespace } from '../../../domain/network/caip.js';
import type { CaipNetwork } from './network-value.js';
import { remembered } from './remembered.js';

/** A connection of `useAppKitConnections`, current or recent. */
export interface ConnectionEntry {
  namespace: Namespace;
  /** The wallet's id. */
  connectorId: string;
  /** The wallet's name. Untrusted, like the picture: render as text and in `<img>` only. */
  name: string;
  /** The URL of the wallet's picture. */
  icon?: string;
  /** The account in use first. Empty for a recent connection. */
  accounts: readonly { address: string; type: AccountType }[];
  /** The network in use. Absent for a recent connection. */
  caipNetwork?: CaipNetwork;
}

/** What AppKit's `useAppKitConnections` returns. Porthole has one connection per namespace. */
export interface ConnectionsValue {
  /** The live one, if there is one. */
  connections: readonly ConnectionEntry[];
  /** Recently used wallets that are not connected: at most two, without accounts. */
  recentConnections: readonly ConnectionEntry[];
}

/** Reads those of one namespace. Default: the active namespace. */
export function readConnections(namespace?: Namespace): (state: State) => ConnectionsValue {
  return remembered(
    (state) =>
      [
        namespace ?? state.connect.activeNamespace,
        connectedOf(state, namespace),
        networkOf(state, namespace),
        state.connect.recent,
      ] as const,
    ([of, connected, network, recent]) => {
      const connections: ConnectionEntry[] = [];
      if (connected) {
        const { account, accounts, wallet } = connected;
        const all = [account, ...accounts.filter(({ address }) => address !== account.address)];
        connections.push({
          ...{ namespace: of, connectorId: wallet.id, name: wallet.name, ...(wallet.icon && { icon: wallet.icon }) },
          accounts: all.map(({ address, type }) => ({ address, type })),
          ...(network && { caipNetwork: network }),
        });
      }
      const usable = recent.filter(
        ({ id, name, chains }) =>
          id !== connected?.wallet.id &&
          name !== connected?.wallet.name &&
          (!chains?.length || chains.some((chain) => chain.startsWith(`${of}:`))),
      );
      const recentConnections = usable.map(({ id, name, imageUrl }) => ({
        ...{ namespace: of, connectorId: id, name, ...(imageUrl && { icon: imageUrl }) },
        accounts: [],
      }));
      return { connections, recentConnections };
    },
  );
}
