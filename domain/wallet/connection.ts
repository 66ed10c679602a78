import type { Account } from '../address/account.js';
import type { NetworkId } from '../network/caip.js';
import type { Wallet } from './wallet.js';

/** The status of a namespace: `disconnected`, `connecting` or `connected`. */
export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected';

/** Why a namespace is disconnected. `elsewhere`: the visitor disconnected in another tab. */
export type DisconnectReason = 'never' | 'visitor' | 'wallet' | 'elsewhere' | 'not-restored' | 'failed';

/** The connection of one namespace. `connected`: there is a live provider. */
export type Connection =
  | { readonly status: 'disconnected'; readonly reason: DisconnectReason }
  | {
      readonly status: 'connecting';
      readonly walletId: string;
      /** True while an earlier connection is being restored. */
      readonly restoring: boolean;
      /** The account that was in use, when restoring. */
      readonly address?: string;
    }
  | {
      readonly status: 'connected';
      readonly wallet: Wallet;
      /** All accounts that the wallet shares with this site; never empty. */
      readonly accounts: readonly [Account, ...Account[]];
      /** The account in use; one of `accounts`. */
      readonly account: Account;
      /** The network the wallet says it is on. */
      readonly networkId: NetworkId;
    };

export type Connected = Extract<Connection, { status: 'connected' }>;

export const DISCONNECTED: Connection = { status: 'disconnected', reason: 'never' };
