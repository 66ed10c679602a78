/** What a network of one kind can do. */

import type { Observable } from 'rxjs';
import type { AddressIdentity, NamedAddress } from '../../domain/address/identity.js';
import type { Namespace } from '../../domain/network/caip.js';
import type { Network } from '../../domain/network/network.js';
import type { Digest } from '../../domain/request/digest.js';
import type { Simulation, SimulationQuestion } from '../../domain/simulation/simulation.js';
import type { Holding, Token } from '../../domain/token/token.js';
import type { TransactionCost } from '../../domain/transaction/bounded-fee.js';
import type { MadeFee } from '../../domain/transaction/made-fee.js';
import type { Fee, Transfer } from '../../domain/transaction/transfer.js';
import type { Allowances } from './allowances.js';
import type { Batches } from './batches.js';
import type { Contracts } from './contracts.js';
import type { Asking, Link, SendStep } from './link.js';
import type { Permissions } from './permissions.js';

/** One namespace: what a network of that kind can do. Every stream ends: with a value, a `Failure`, or by unsubscribing. */
export interface Chain {
  readonly namespace: Namespace;
  /** Whether the text is an address of this namespace; where addresses name the network, of this one. Pure. */
  isAddress(text: string, network?: Network): boolean;
  /** The balance of each given token, native ones included, in order. One value. Fails with `request-failed`. */
  holdings(address: string, network: Network, tokens: readonly Token[]): Observable<readonly Holding[]>;
  /**
   * What the wallet itself says that the address holds on the network, unknown tokens included. `undefined`
   * where it cannot say, or its answer is malformed. One value, soon, then completes; never fails. `known`: tokens to take as they
   * are here and not as the wallet describes them, and first; one that it does not list is left out. Absent: the namespace does not support it.
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
   * What transactions that a page has made cost the account, as their own bytes have it. One value, then completes. Fails with
   * `request-failed`. Absent: transactions are not handed over as bytes here.
   */
  costOfMade?(transactions: readonly string[], account: string, network: Network): Observable<MadeFee>;
  /** What of a request can be compared with a second device. One value, then completes; empty where there is nothing. Absent: nothing here is. */
  digestsOf?(method: string, params: unknown): Observable<readonly Digest[]>;
  /**
   * What calls would change for the account, according to the network's node. One value, then completes; a revert
   * is a value too. Fails with `request-failed` and `timed-out` where no node answered. Absent: not supported here.
   */
  simulate?(question: SimulationQuestion, network: Network): Observable<Simulation>;
  /**
   * Requests the transfer from the wallet, then follows it: `submitted`, then `confirmed`. Fails with `rejected`,
   * `insufficient-funds`, `transaction-reverted`, `timed-out` and the wallet codes. Unsubscribing stops following, not the transaction.
   * `asking` must be called right before a request that the wallet's holder has to answer. It throws where that is no longer
   * wanted, and what it throws must be passed on; `ask`, where it differs from the estimate's, is what the wallet shows. Without that call the request may be cancelled while it is pending.
   */
  send(link: Link, transfer: Transfer, network: Network, asking?: Asking): Observable<SendStep>;
  /** Requests a wallet's signature of a text as a personal message. One signature, then completes. */
  signMessage(link: Link, address: string, message: string): Observable<string>;
  /**
   * Whether a signature of a text is by the address, which may be a contract (ERC-1271), or one that is not there yet (ERC-6492).
   * One answer, then completes. Fails with `request-failed` where no node answered. Absent: not supported here.
   */
  verifyMessage?(address: string, message: string, signature: string, network: Network): Observable<boolean>;
  /** Several calls at once (EIP-5792). Absent: wallets of this namespace do not support it. */
  readonly batches?: Batches;
  /** What accounts have allowed others to take, loaded on first use. Absent: networks of this kind know no such thing. */
  readonly allowances?: Observable<Allowances>;
  /** Contract calls, loaded on first use. Absent: nothing here uses them. */
  readonly contracts?: Observable<Contracts>;
  /** Permissions for a while (after ERC-7715). Absent: wallets of this namespace grant none. */
  readonly permissions?: Permissions;
  /**
   * Moves the wallet to a network, adding it when the wallet does not know it (EIP-3326, EIP-3085), and checks
   * that it moved; where each request names its network, it uses `Link.moveTo`. Exactly one outcome. Fails with `rejected`, `network-not-supported`, `network-mismatch`, `timed-out`.
   */
  switchNetwork(link: Link, network: Network): Observable<'switched' | 'added'>;
}
