/** What reaches wallets. */
import type { Observable } from 'rxjs';
import type { Namespace, NetworkId } from '../../domain/network/caip.js';
import type { Wallet } from '../../domain/wallet/wallet.js';
import type { Link } from './link.js';

/** The network that the dapp is on, for each namespace. */
export type ChosenNetworks = Readonly<Partial<Record<Namespace, NetworkId>>>;

/** One way to reach wallets. */
export interface Connector {
  /** The same as its handle's. */
  readonly id: string;
  /** The same as its handle's. Each of its wallets has one of them. */
  readonly namespaces: readonly [Namespace, ...Namespace[]];
  /** The wallets in reach. Emits on subscription and when the list changes. Never fails. */
  readonly wallets$: Observable<readonly Wallet[]>;
  /**
   * Whether the server between page and wallet (a relay) is unreachable. Emits on subscription and on each change.
   * Never fails. Absent: there is no server in between.
   */
  readonly away$?: Observable<boolean>;
  /**
   * Connects to a wallet; may prompt. Emits `pairing` if there is something to show, then `connected` once, then
   * completes. Always ends; fails with a `Failure`. Unsubscribing cancels the attempt: a late answer is ignored, and
   * the wallet is notified if possible.
   * `chosen`: the networks that the dapp prefers. `namespace`: the requested namespace; a wallet that serves several
   * connects that one, and may connect others.
   */
  connect(walletId: string, chosen?: ChosenNetworks, namespace?: Namespace): Observable<ConnectStep>;
  /**
   * Restores an earlier connection of one namespace without a prompt. Emits the link, or `undefined` if the wallet is
   * not present or no longer shares an account, then completes. Waits briefly for wallets that announce themselves
   * late.
   */
  restore(walletId: string, namespace: Namespace, chosen?: ChosenNetworks): Observable<Link | undefined>;
  /**
   * Starts to end, in the wallets as well, the sessions that the visitor has disconnected from and that this page does
   * not use (storage key `TO_END`). Those that cannot be ended now stay stored for a later visit. Absent: there are no
   * sessions with wallets on other devices.
   */
  endLeft?(): void;
  /** Starts to fetch the code that connecting needs. Called when the first of its wallets is shown. Failures are ignored. */
  prepare?(): void;
}

/**
 * What a connector emits while it connects: a pairing to show as a QR code or link, then the connection. `uri` is a
 * WalletConnect pairing URI (EIP-1328).
 */
export type ConnectStep =
  /** `createdAt`: when the pairing was made, in milliseconds of the scheduler's clock. */
  | { readonly type: 'pairing'; readonly uri: string; readonly createdAt: number }
  /** One link for each namespace that the wallet approved. */
  | { readonly type: 'connected'; readonly links: readonly [Link, ...Link[]] };
