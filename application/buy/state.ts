/** The purchase of the account in use. */

import type { Failure } from '../../domain/failure/failure.js';
import type { AccountId } from '../../domain/network/caip.js';
import type { PayMethod, PurchaseOptions, PurchaseQuote } from '../../domain/trade/purchase.js';
import type { Transaction } from '../../domain/transaction/transaction.js';

/** A purchase: what is for sale, what the visitor has chosen, and the quote. */
export interface BuyState extends PurchaseOptions {
  /** The account that buys and receives. */
  readonly accountId: AccountId;
  /** `loading`: the options are being requested. `failed`: buying could not be loaded. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** Why it could not be loaded. */
  readonly failure?: Failure | undefined;
  /** The options could not be loaded: defaults are shown instead. */
  readonly standIn: boolean;
  /** Ids of the currencies to pay with and to buy. */
  readonly payment: string;
  readonly purchase: string;
  readonly method: PayMethod;
  /** As typed. */
  readonly amount: string;
  readonly quote?: BuyQuote | undefined;
  /** The sellers of this namespace, in the host's order. */
  readonly sellers: readonly BuySeller[];
  readonly step?: BuyStep | undefined;
  /** Purchases so far, newest first. */
  readonly made: readonly Transaction[];
}

/** The quote for the filled-in form. */
export interface BuyQuote {
  readonly status: 'asking' | 'ready';
  readonly quote?: PurchaseQuote | undefined;
  /** A placeholder for a quote: it does not come from a seller. */
  readonly estimate?: boolean | undefined;
}

/** A seller, and its page for the filled-in form. */
export interface BuySeller {
  readonly id: string;
  readonly name: string;
  /** Its fees in words, such as `1–2%`. */
  readonly fees?: string | undefined;
  /** The seller's page, once known. */
  readonly page?: string | undefined;
  readonly failure?: Failure | undefined;
}

/** The progress of a purchase at a seller. */
export interface BuyStep {
  readonly seller: BuySeller;
  readonly page: string;
  /**
   * `window`: at the seller. `blocked`: the browser opened no window. `underway`: paid, and pending. `done`: it arrived. `failed`: the
   * seller reports failure. `silent`: no news in time. `unwatched`: its status is unknown.
   */
  readonly stage: 'window' | 'blocked' | 'underway' | 'done' | 'failed' | 'silent' | 'unwatched';
}

/** Changes to the buy form. */
export type BuyPatch = Partial<Pick<BuyState, 'payment' | 'purchase' | 'method' | 'amount'>>;
