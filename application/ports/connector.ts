/** What reaches wallets. */
import type { Observable } from 'rxjs';
import type { Namespace, NetworkId } from '../../domain/network/caip.js';
import type { Wallet } from '../../domain/wallet/wallet.js';
import type { Link } from './link.js';

/** The network that the dapp is on, for each namespace. */
export type ChosenNetworks = Readonly<Partial<Record<Namespace, NetworkId>>>;

/** One way to reach wallets. */
export interface Connector {
  /** Same as its handle's id. */
  readonly id: string;
  /** Same as its handle's; each of its wallets names one of them. */
  readonly namespaces: readonly [Namespace, ...Namespace[]];
  /** The wallets it can reach now; emits at once on subscription and again when one appears. Never fails. */
  readonly wallets$: Observable<readonly Wallet[]>;
  /**
   * Whether what it reaches wallets through is out of reach right now; emits at once on subscription and when that changes.
   * Never fails. Absent: there is nothing in between.
   */
  readonly away$?: Observable<boolean>;
  /**
   * Connects to the wallet; may prompt. Emits `pairing` when there is something to show, then `connected` once, then
   * completes. Unsubscribing before that cancels the attempt: a late answer is dropped, and the wallet notified where it can
   * be. Always ends; fails with a `Failure`. `chosen`: where the dapp would like the wallet to be. `namespace`: what it is
   * wanted for; a wallet that opens several at once opens that one, and what else it will.
   */
  connect(walletId: string, chosen?: ChosenNetworks, namespace?: Namespace): Observable<ConnectStep>;
  /**
   * Takes up an earlier connection of one namespace without prompting. Emits the link, or `undefined` when this wallet is
   * not here or no longer lets the site see an account; then completes. Waits a moment for wallets that announce
   * themselves late.
   */
  restore(walletId: string, namespace: Namespace, chosen?: ChosenNetworks): Observable<Link | undefined>;
  /** Starts fetching what connecting needs; called when a visitor sees the first of its wallets in the list. Failures are ignored. */
  prepare?(): void;
}

/**
 * What a connector reports while it connects: a pairing to show as a QR code or link, then the connection itself. `uri` is a
 * WalletConnect pairing URI (EIP-1328).
 */
export type ConnectStep =
  /** `createdAt`: when the pairing was made, by the scheduler's clock. */
  | { readonly type: 'pairing'; readonly uri: string; readonly createdAt: number }
  /** One link for each namespace that the wallet opened. */
  | { readonly type: 'connected'; readonly links: readonly [Link, ...Link[]] };
