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

/** The operations of one namespace. Every stream ends: it completes, fails with a `Failure`, or is unsubscribed from. */
export interface Chain {
  readonly namespace: Namespace;
  /**
   * Whether the text is an address of this namespace. Where an address names its network (Bitcoin), also whether it is
   * that of `network`. Pure.
   */
  isAddress(text: string, network?: Network): boolean;
  /**
   * The balance of each given token, native currency included, in the given order. Emits once, then completes. Fails
   * with `request-failed`.
   */
  holdings(address: string, network: Network, tokens: readonly Token[]): Observable<readonly Holding[]>;
  /**
   * The holdings of the address according to the wallet itself, unknown tokens included (ERC-7811); `undefined` if the
   * wallet cannot tell or its answer is malformed. Emits once, soon, then completes. Never fails. Tokens in `known`
   * come first and keep the given name and decimals; those that the wallet does not list are left out. Absent: the
   * namespace does not support it.
   */
  assets?(
    link: Link,
    address: string,
    network: Network,
    known: readonly Token[],
  ): Observable<readonly Holding[] | undefined>;
  /**
   * The primary name of the address and its avatar, read on chain. A name counts only if it resolves back to the
   * address, on this network or on another of the host's networks that has names. Emits once, then completes; the value
   * is empty if there is no name. Fails with `request-failed`. Absent: the namespace has no names.
   */
  identity?(address: string, network: Network): Observable<AddressIdentity>;
  /**
   * The owner of a name, resolved on this network or on another of the host's; `undefined` if there is none. Fails with
   * `request-failed`. Absent: the namespace has no names.
   */
  addressOf?(name: string, network: Network): Observable<NamedAddress | undefined>;
  /**
   * The maximum fee of a transfer. Emits once, then completes. Fails with `request-failed`, `insufficient-funds`,
   * `transaction-reverted`.
   */
  estimateFee(transfer: Transfer, network: Network): Observable<Fee>;
  /**
   * The current fee of a transaction that a page requests. Emits once, then completes. Fails with `request-failed`.
   * Absent: pages set no fees in this namespace.
   */
  costOf?(transaction: unknown, network: Network): Observable<TransactionCost>;
  /**
   * The fee that the account pays for transactions that a page has built, read from their bytes. Emits once, then
   * completes. Fails with `request-failed`. Absent: pages do not hand over transactions as bytes in this namespace.
   */
  costOfMade?(transactions: readonly string[], account: string, network: Network): Observable<MadeFee>;
  /**
   * Whether one of these transactions never expires, as with a durable nonce on Solana. Emits once, then completes.
   * Absent: all of them expire.
   */
  neverExpires?(transactions: readonly string[]): Observable<boolean>;
  /**
   * The digests of a request that the visitor can compare with a second device (ERC-8213). Emits once, then completes;
   * empty if there are none. Absent: the namespace has none.
   */
  digestsOf?(method: string, params: unknown): Observable<readonly Digest[]>;
  /**
   * What the calls would change for the account, simulated by the network's node. Emits once, then completes; a revert
   * is a value, too. Fails with `request-failed` and `timed-out` if no node answers. Absent: not supported in this
   * namespace.
   */
  simulate?(question: SimulationQuestion, network: Network): Observable<Simulation>;
  /**
   * Requests the transfer from the wallet and follows it: emits `submitted`, then `confirmed`. Fails with `rejected`,
   * `insufficient-funds`, `transaction-reverted`, `timed-out` and the codes of other wallet errors. Unsubscribing stops following; it
   * does not cancel the transaction.
   * Call `asking` right before a request that the wallet's user has to answer. It throws if the request is no longer
   * wanted: let that error through. Pass it the request if that differs from the estimate's. A request without that
   * call may be cancelled while it is pending.
   */
  send(link: Link, transfer: Transfer, network: Network, asking?: Asking): Observable<SendStep>;
  /** Requests a signature of a text as a personal message. Emits the signature, then completes. */
  signMessage(link: Link, address: string, message: string): Observable<string>;
  /**
   * Whether the address signed the text. The address may be a contract (ERC-1271), deployed or not (ERC-6492). Emits
   * once, then completes. Fails with `request-failed` if no node answers. Absent: not supported in this namespace.
   */
  verifyMessage?(address: string, message: string, signature: string, network: Network): Observable<boolean>;
  /** Several calls at once (EIP-5792). Absent: wallets of this namespace do not support it. */
  readonly batches?: Batches;
  /** Token allowances, loaded on first use. Absent: the namespace has none. */
  readonly allowances?: Observable<Allowances>;
  /** Contract calls, loaded on first use. Absent: the namespace has none. */
  readonly contracts?: Observable<Contracts>;
  /** Temporary permissions (after ERC-7715). Absent: wallets of this namespace grant none. */
  readonly permissions?: Permissions;
  /**
   * Switches the wallet to a network (EIP-3326), adds it first if the wallet does not know it (EIP-3085), and checks
   * that the wallet has switched. Where each request names its network, it uses `Link.moveTo`. Emits once. Fails with
   * `rejected`, `network-not-supported`, `network-mismatch`, `timed-out`.
   */
  switchNetwork(link: Link, network: Network): Observable<'switched' | 'added'>;
}
