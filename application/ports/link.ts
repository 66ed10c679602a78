/** A live connection to a wallet, and the results of its requests. */
import type { Observable } from 'rxjs';
import type { Account } from '../../domain/address/account.js';
import type { NetworkId } from '../../domain/network/caip.js';
import type { WalletAsk } from '../../domain/transaction/transfer.js';
import type { Wallet } from '../../domain/wallet/wallet.js';

/** A live connection to one wallet in one namespace. */
export interface Link {
  readonly wallet: Wallet;
  /** Accounts at the moment of connecting; never empty. */
  readonly accounts: readonly [Account, ...Account[]];
  /** The network the wallet was on at the moment of connecting. */
  readonly networkId: NetworkId;
  /** Links with the same value share one session with the wallet and end together. Absent: the link has its own. */
  readonly session?: string;
  /** Changes that the wallet reports from then on. Completes after `lost` and `replaced`. Never fails. */
  readonly changes$: Observable<LinkChange>;
  /**
   * How many requests are waiting for the user on a separate device. Emits on subscription and on each change. Absent:
   * the wallet shows its requests itself.
   */
  readonly asking$?: Observable<number>;
  /** The raw provider: EIP-1193 for eip155; elsewhere the same `request`, with the methods that WalletConnect defines for the namespace. */
  readonly provider: unknown;
  /**
   * For wallets without a current network, where each request names one: uses this network from now on, which
   * `changes$` then reports. Sends no request. Completes, or fails with `network-not-supported`. Absent: use
   * `Chain.switchNetwork`.
   */
  moveTo?(networkId: NetworkId): Observable<never>;
  /**
   * The provider that hosts get instead of the raw one; the same object each time. `network` returns the session's
   * network, or `undefined` once the session has ended. After that, requests are refused; so is typed data for another
   * network. `ended$` emits when the session ends on either side, and the provider notifies its listeners. Absent:
   * hosts get the raw provider.
   */
  guard?(network: () => NetworkId | undefined, ended$?: Observable<unknown>): unknown;
  /**
   * Checks without a prompt that the wallet is reachable. Completes when it answers. Fails with `timed-out`,
   * `wallet-disconnected`, `request-failed`. Absent: the wallet is in this browser and always reachable.
   */
  ping?(): Observable<never>;
  /** Ends the connection, on the wallet's side as well if the wallet supports that. Completes; failures of the wallet are ignored. */
  disconnect(): Observable<never>;
}

/** A change that a connected wallet reports: other accounts, another network, or a session that grows, moves or ends. */
export type LinkChange =
  | { readonly type: 'accounts'; readonly accounts: readonly [Account, ...Account[]] }
  | { readonly type: 'network'; readonly networkId: NetworkId }
  /** The wallet has added a namespace to the same session. */
  | { readonly type: 'joined'; readonly link: Link }
  /** Another tab has replaced the session; the new one can be restored here. */
  | { readonly type: 'replaced' }
  | { readonly type: 'lost' };

/** Call it right before a request that the wallet's user has to answer. Throws if the request is no longer wanted. */
export type Asking = (ask?: WalletAsk) => void;

/** The progress of a transaction: submitted to the network, then confirmed in a block. `hash` in the namespace's format. */
export type SendStep =
  | { readonly type: 'submitted'; readonly hash: string }
  | { readonly type: 'confirmed'; readonly hash: string };
