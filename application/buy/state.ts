/** A purchase that is being made, for the account in use. */

import type { Failure } from '../../domain/failure/failure.js';
import type { AccountId } from '../../domain/network/caip.js';
import type { PayMethod, PurchaseOptions, PurchaseQuote } from '../../domain/trade/purchase.js';
import type { Transaction } from '../../domain/transaction/transaction.js';

export interface BuyState extends PurchaseOptions {
  /** The account that buys and receives. */
  readonly accountId: AccountId;
  /** `loading`: the options are being requested. */
  readonly status: 'loading' | 'ready';
  /** The options could not be loaded: defaults are shown instead. */
  readonly standIn: boolean;
  /** Ids of what is paid in, and of what is bought. */
  readonly payment: string;
  readonly purchase: string;
  readonly method: PayMethod;
  /** As typed. */
  readonly amount: string;
  readonly quote?: BuyQuote | undefined;
  /** Those who sell on this kind of network, in the host's order. */
  readonly sellers: readonly BuySeller[];
  readonly step?: BuyStep | undefined;
  /** What was bought before and now, newest first. */
  readonly made: readonly Transaction[];
}

export interface BuyQuote {
  readonly status: 'asking' | 'ready';
  readonly quote?: PurchaseQuote | undefined;
  /** A stand-in for a price: no seller quoted it. */
  readonly estimate?: boolean | undefined;
}

export interface BuySeller {
  readonly id: string;
  readonly name: string;
  /** Its fees in words, such as `1–2%`. */
  readonly fees?: string | undefined;
  /** Where it is bought, once that is known. */
  readonly page?: string | undefined;
  readonly failure?: Failure | undefined;
}

export interface BuyStep {
  readonly seller: BuySeller;
  readonly page: string;
  /**
   * `window`: at the seller's. `blocked`: the browser opened no window. `underway`: paid, and on its way. `done`: it came.
   * `failed`: the seller reports failure. `silent`: no news in time. `unwatched`: its status is unknown.
   */
  readonly stage: 'window' | 'blocked' | 'underway' | 'done' | 'failed' | 'silent' | 'unwatched';
}

/** Changes to the buy form. */
export type BuyPatch = Partial<Pick<BuyState, 'payment' | 'purchase' | 'method' | 'amount'>>;
