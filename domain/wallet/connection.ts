/** How one namespace is connected. 'connected' always means that a live provider stands behind it. */
import type { Account } from '../address/account.js';
import type { NetworkId } from '../network/caip.js';
import type { Wallet } from './wallet.js';

/** Where a namespace stands: `disconnected`, `connecting`, or `connected` to a wallet. */
export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected';

/** Why a namespace is disconnected. `elsewhere`: the visitor disconnected in another tab. */
export type DisconnectReason = 'never' | 'visitor' | 'wallet' | 'elsewhere' | 'not-restored' | 'failed';

export type Connection =
  | { readonly status: 'disconnected'; readonly reason: DisconnectReason }
  | {
      readonly status: 'connecting';
      readonly walletId: string;
      /** True while an earlier connection is being taken up. */
      readonly restoring: boolean;
      /** The account that was in use, when restoring. */
      readonly address?: string;
    }
  | {
      readonly status: 'connected';
      readonly wallet: Wallet;
      /** All accounts the wallet opened to this site; never empty. */
      readonly accounts: readonly [Account, ...Account[]];
      /** The one in use; one of `accounts`. */
      readonly account: Account;
      /** The network the wallet says it is on. */
      readonly networkId: NetworkId;
    };

export type Connected = Extract<Connection, { status: 'connected' }>;

export const DISCONNECTED: Connection = { status: 'disconnected', reason: 'never' };
