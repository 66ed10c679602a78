/** Wallets, attempts to connect, and connections. */

import type { Failure } from '../../domain/failure/failure.js';
import type { Namespace } from '../../domain/network/caip.js';
import type { Connection } from '../../domain/wallet/connection.js';
import type { ListedWallet, RecentWallet, Wallet } from '../../domain/wallet/wallet.js';

/** A pairing for the wallet to scan or open. */
export interface Pairing {
  /** A WalletConnect pairing URI (EIP-1328). */
  readonly uri: string;
  /** Unix time in milliseconds. The pairing counts as expired, and is replaced, 10 seconds earlier. */
  readonly expiresAt: number;
}

/** The connection attempt on screen: waiting, or ended without success. */
export interface Attempt {
  readonly namespace: Namespace;
  readonly walletId: string;
  /** The chosen wallet, if it is only known from a list. */
  readonly listed: ListedWallet | undefined;
  /** Set while there is a pairing to scan or open. */
  readonly pairing: Pairing | undefined;
  /** True while the relay is unreachable: it is being retried. */
  readonly away: boolean;
  /** Set if it failed; the screen then has a button to retry. */
  readonly failure: Failure | undefined;
}

/**
 * The status of the last attempt to open a wallet's app. `away`: the visitor has left for it; `back`: they have just returned, and the
 * answer may follow. While the page stays visible: `opening`, then `unopened` (alternatives are shown), `late` (a notice is shown) and
 * `stuck` (it is over and can be retried).
 */
export type Opening = 'opening' | 'away' | 'back' | 'unopened' | 'late' | 'stuck';

/** Wallets that connectors have found, and connections by namespace. */
export interface ConnectState {
  /** The available wallets, by connector handle id, in the host's order. */
  readonly wallets: Readonly<Record<string, readonly Wallet[]>>;
  /** All connectors that may list wallets, by handle id, in the host's order; some may still be loading. */
  readonly connectors: readonly string[];
  /** At most two, newest first. */
  readonly recent: readonly RecentWallet[];
  readonly connections: Readonly<Partial<Record<Namespace, Connection>>>;
  readonly attempt?: Attempt | undefined;
  /** Undefined: none was opened for the pending request. */
  readonly opening?: Opening | undefined;
  /** The link of the app that was opened for the pending request; it opens the app again. Absent: it is on another device. */
  readonly openedLink?: string | undefined;
  /** How many requests are pending in a connected wallet on another device. */
  readonly asking: number;
  readonly activeNamespace: Namespace;
  /** True: sign-in follows each connection, and then closes the modal. */
  readonly followed?: boolean | undefined;
  /** The namespace that the modal was opened for; only its wallets are listed. Absent: any. */
  readonly only?: Namespace | undefined;
}
