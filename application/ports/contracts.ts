/** Contract calls built by a service: they are simulated before they are sent to the wallet. */
import type { Observable } from 'rxjs';
import type { Network } from '../../domain/network/network.js';
import type { Token } from '../../domain/token/token.js';
import type { WalletAsk } from '../../domain/transaction/transfer.js';
import type { Link, SendStep } from './link.js';

/** The whole call to send to the wallet. */
export interface ContractCall {
  readonly to: string;
  readonly data: string;
  /** In the smallest unit of the native currency. */
  readonly value: bigint;
}

/** A token approval (ERC-20 `approve`). */
export interface Approval {
  readonly spender: string;
  readonly amount: bigint;
}

/** The terms of a swap, decoded from its call. */
export interface SwapTerms {
  /** The receiver. */
  readonly recipient: string;
  /** Contracts of the tokens; absent: the call does not name them, because the native currency goes in or comes out. */
  readonly from?: string;
  readonly to?: string;
  /** Absent: the value of the call. */
  readonly amount?: bigint;
  /** The minimum to receive, in the smallest unit. */
  readonly least: bigint;
}

/** The calls of a swap, to be simulated. */
export interface Trial {
  readonly network: Network;
  readonly address: string;
  /** Executed in this order; the last call is the one that counts. */
  readonly calls: readonly [ContractCall, ...ContractCall[]];
  readonly from: Token;
  readonly to: Token;
}

/** The result of a simulation. */
export interface TrialOutcome {
  /** By how much the account's balances of the two tokens would change, without fees. */
  readonly spent: bigint;
  readonly got: bigint;
  /** The decimals that the tokens' contracts report. */
  readonly fromDecimals?: bigint;
  readonly toDecimals?: bigint;
}

/** Encodes, decodes, simulates and sends contract calls. */
export interface Contracts {
  /** Pure. Undefined for any other call. */
  approvalOf(data: string): Approval | undefined;
  approve(token: Token, approval: Approval): ContractCall;
  /** Pure. Undefined for a contract with an unknown interface. */
  termsOf(data: string): SwapTerms | undefined;
  /**
   * Simulates it. Emits once, then completes; `undefined` if the network's nodes cannot simulate. Fails with
   * `transaction-reverted` if it would fail, and with `request-failed`.
   */
  tryOut(trial: Trial): Observable<TrialOutcome | undefined>;
  /** Pure. The exact request to the wallet when `send` is called with the same arguments. */
  askOf(trial: Omit<Trial, 'calls'>, call: ContractCall): WalletAsk;
  /** Sends the call to the wallet as it is, then follows it, as `Chain.send` does. */
  send(link: Link, address: string, call: ContractCall, network: Network, asking?: () => void): Observable<SendStep>;
}
