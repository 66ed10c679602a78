/** What a network of one kind can do. */

import type { Observable } from 'rxjs';
import type { AddressIdentity, NamedAddress } from '../../domain/address/identity.js';
import type { Namespace } from '../../domain/network/caip.js';
import type { Network } from '../../domain/network/network.js';
import type { Simulation, SimulationQuestion } from '../../domain/simulation/simulation.js';
import type { Holding, Token } from '../../domain/token/token.js';
import type { TransactionCost } from '../../domain/transaction/bounded-fee.js';
import type { Fee, Transfer } from '../../domain/transaction/transfer.js';
import type { Batches } from './batches.js';
import type { Contracts } from './contracts.js';
import type { Asking, Link, SendStep } from './link.js';
import type { Permissions } from './permissions.js';

/** One namespace: what a network of that kind can do. Every stream ends: with a value, a `Failure`, or by unsubscribing. */
export interface Chain {
  readonly namespace: Namespace;
  /** Whether the text is an address of this namespace; where addresses name the network, of this one. Pure. */
  isAddress(text: string, network?: Network): boolean;
  /** What the address holds of each token asked for (native and others), in the order asked. One value, then completes. Fails with `request-failed`. */
  holdings(address: string, network: Network, tokens: readonly Token[]): Observable<readonly Holding[]>;
  /**
   * What the wallet itself says that the address holds on the network, unknown tokens included. `undefined`
   * where it cannot say, or its answer is malformed. One value, soon, then completes; never fails. `known`: tokens to take as they
   * are here and not as the wallet describes them, and first; one that it does not list is left out. Absent: no wallet of this namespace is asked.
   */
  assets?(
    link: Link,
    address: string,
    network: Network,
    known: readonly Token[],
  ): Observable<readonly Holding[] | undefined>;
  /**
   * What the address has itself called on chain, and its picture: only a name that leads back to it, where this network or
   * another of the host's keeps names. One value, then completes; nothing in it where there is none. Fails with
   * `request-failed`. Absent: the namespace has no names.
   */
  identity?(address: string, network: Network): Observable<AddressIdentity>;
  /** The owner of a name that this network or another of the host's resolves; else `undefined`. Fails with `request-failed`. Absent: the namespace has no names. */
  addressOf?(name: string, network: Network): Observable<NamedAddress | undefined>;
  /** The most the transfer will cost. One value, then completes. Fails with `request-failed`, `insufficient-funds`, `transaction-reverted`. */
  estimateFee(transfer: Transfer, network: Network): Observable<Fee>;
  /** What a page's transaction would take now. One value, then completes. Fails with `request-failed`. Absent: pages name no fees here. */
  costOf?(transaction: unknown, network: Network): Observable<TransactionCost>;
  /**
   * What calls would change for the account, by the word of the network's node. One value, then completes; that they would
   * come to nothing is one. Fails with `request-failed` and `timed-out` where no node answered. Absent: not supported here.
   */
  simulate?(question: SimulationQuestion, network: Network): Observable<Simulation>;
  /**
   * Asks the wallet to send, then follows the transaction: `submitted`, then `confirmed`. Fails with `rejected`,
   * `insufficient-funds`, `transaction-reverted`, `timed-out` and the wallet codes. Unsubscribing stops following, not the transaction.
   * `asking` is to be called right before the wallet is asked for something that its holder has to answer; it throws where that is
   * not wanted any more, and what it throws is to be passed on; `ask`, where it differs from the estimate's, is what the wallet shows. Without that call the request may be cancelled while the wallet asks.
   */
  send(link: Link, transfer: Transfer, network: Network, asking?: Asking): Observable<SendStep>;
  /** Asks the wallet to sign a text as a personal message. One signature, then completes. */
  signMessage(link: Link, address: string, message: string): Observable<string>;
  /**
   * Whether a signature of a text is by the address, which may be a contract (ERC-1271), or one that is not there yet (ERC-6492).
   * One answer, then completes. Fails with `request-failed` where no node answered. Absent: not supported here.
   */
  verifyMessage?(address: string, message: string, signature: string, network: Network): Observable<boolean>;
  /** Several calls at once (EIP-5792). Absent: wallets of this namespace know no such thing. */
  readonly batches?: Batches;
  /** What calls contracts, loaded when it is asked for. Absent: nothing here does. */
  readonly contracts?: Observable<Contracts>;
  /** Permissions for a while (after ERC-7715). Absent: wallets of this namespace grant none. */
  readonly permissions?: Permissions;
  /**
   * Asks the wallet to move to a network, adding it when the wallet does not know it (EIP-3326, EIP-3085), and checks
   * that it moved; where each request names its network, it uses `Link.moveTo`. Exactly one outcome. Fails with `rejected`, `network-not-supported`, `network-mismatch`, `timed-out`.
   */
  switchNetwork(link: Link, network: Network): Observable<'switched' | 'added'>;
}
