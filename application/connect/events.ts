/** The events of wallets, connections and their networks. */
import type { Account } from '../../domain/address/account.js';
import type { Failure } from '../../domain/failure/failure.js';
import type { Namespace, NetworkId } from '../../domain/network/caip.js';
import type { DisconnectReason } from '../../domain/wallet/connection.js';
import type { ListedWallet, Wallet } from '../../domain/wallet/wallet.js';
import type { SwitchOutcome } from '../connect/network/state.js';
import type { Opening, Pairing } from '../connect/state.js';

/** A namespace that a wallet connected. */
export interface Opened {
  readonly namespace: Namespace;
  readonly wallet: Wallet;
  readonly accounts: readonly [Account, ...Account[]];
  readonly networkId: NetworkId;
}

export type ConnectEvent =
  | { readonly type: 'wallets.changed'; readonly connectorId: string; readonly wallets: readonly Wallet[] }
  | {
      readonly type: 'connection.started';
      readonly namespace: Namespace;
      readonly walletId: string;
      readonly restoring: boolean;
      /** The last account in use, when restoring. */
      readonly address?: string;
      /** True if the wallet is reached by pairing, which has a separate screen. */
      readonly pairing?: boolean;
      /** The chosen wallet, if it is only known from a list. */
      readonly listed?: ListedWallet;
    }
  | ({ readonly type: 'connection.pairing-offered'; readonly namespace: Namespace } & Pairing)
  /** The current pairing has expired; another one follows. */
  | { readonly type: 'connection.pairing-expired'; readonly namespace: Namespace }
  /** The relay to wallets is unreachable, or reachable again. */
  | { readonly type: 'connection.line-changed'; readonly namespace: Namespace; readonly away: boolean }
  /** A wallet's app was opened, failed to open, or the visitor came back from it. `link`: opens it for later requests. */
  | {
      readonly type: 'wallet.opening-changed';
      readonly opening: Opening | undefined;
      readonly link?: string | undefined;
    }
  /** The number of requests now pending in a wallet on another device. */
  | { readonly type: 'wallet.asking-changed'; readonly asking: number }
  | (Opened & {
      readonly type: 'connection.opened';
      readonly restored: boolean;
      /** Other namespaces that the wallet connected in the same session. */
      readonly also?: readonly Opened[];
    })
  | {
      readonly type: 'connection.failed';
      readonly namespace: Namespace;
      readonly walletId: string;
      readonly failure: Failure;
      readonly restoring: boolean;
      /** True if another tab connected and this one could not follow: the stored data is that tab's. */
      readonly following?: boolean;
    }
  | { readonly type: 'connection.closed'; readonly namespace: Namespace; readonly reason: DisconnectReason }
  | { readonly type: 'disconnect.failed'; readonly failure: Failure }
  | {
      readonly type: 'accounts.changed';
      readonly namespace: Namespace;
      readonly accounts: readonly [Account, ...Account[]];
    }
  | { readonly type: 'account.selected'; readonly namespace: Namespace; readonly address: string }
  | { readonly type: 'network.changed'; readonly namespace: Namespace; readonly networkId: NetworkId }
  /** A visitor who is connected in other namespaces has to connect a wallet for this network. */
  | { readonly type: 'connection.wanted'; readonly networkId: NetworkId }
  | { readonly type: 'network.switch-started'; readonly networkId: NetworkId }
  | { readonly type: 'network.switched'; readonly networkId: NetworkId; readonly outcome: SwitchOutcome }
  | { readonly type: 'network.switch-failed'; readonly networkId: NetworkId; readonly failure: Failure };
