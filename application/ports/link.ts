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
  /** Links with the same one share a session with the wallet: they end together. Absent: it stands alone. */
  readonly session?: string;
  /** What the wallet reports from then on. Completes after `lost` and `replaced`. Never fails. */
  readonly changes$: Observable<LinkChange>;
  /**
   * How many requests of the site its holder has to answer on a separate device; emits at once on subscription. Absent:
   * the wallet itself shows its requests.
   */
  readonly asking$?: Observable<number>;
  /** The raw provider: EIP-1193 for eip155; for solana the same `request` with the methods that pairing protocols have. */
  readonly provider: unknown;
  /**
   * Where a wallet is on no network, but each request names one: from now on this one, which `changes$` then
   * reports. Without a request. Completes, or fails with `network-not-supported`. Absent: use `Chain.switchNetwork`.
   */
  moveTo?(networkId: NetworkId): Observable<never>;
  /**
   * What hosts are handed in place of the raw provider, the same each time. `network` is the session's network, and
   * nothing once it has ended: requests are refused then, and so is a signature for another network. `ended$` emits when it
   * ends, from either side: its listeners are notified. Absent: hosts are handed the raw provider.
   */
  guard?(network: () => NetworkId | undefined, ended$?: Observable<unknown>): unknown;
  /**
   * Checks that the wallet is there, without prompting. Completes once it has answered. Fails with `timed-out`,
   * `wallet-disconnected`, `request-failed`. Absent: the wallet is in this browser, and always reachable.
   */
  ping?(): Observable<never>;
  /** Ends the connection on the wallet's side where the wallet allows it. Completes; failures of the wallet are ignored. */
  disconnect(): Observable<never>;
}

/** What a connected wallet does of its own accord: other accounts, another network, a session that grows, moves or ends. */
export type LinkChange =
  | { readonly type: 'accounts'; readonly accounts: readonly [Account, ...Account[]] }
  | { readonly type: 'network'; readonly networkId: NetworkId }
  /** The wallet has opened another namespace in the same session. */
  | { readonly type: 'joined'; readonly link: Link }
  /** Another tab has put another session in its place, which can be taken up here. */
  | { readonly type: 'replaced' }
  | { readonly type: 'lost' };

/** Called right before a request that the wallet's holder has to answer; throws where it is no longer wanted. */
export type Asking = (ask?: WalletAsk) => void;

/** How far a transaction is: submitted to the network, then confirmed in a block. `hash` as the namespace writes it. */
export type SendStep =
  | { readonly type: 'submitted'; readonly hash: string }
  | { readonly type: 'confirmed'; readonly hash: string };
