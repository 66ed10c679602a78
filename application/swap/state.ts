/** The swap form, and its result. */

import type { Failure } from '../../domain/failure/failure.js';
import type { AccountId } from '../../domain/network/caip.js';
import type { Token } from '../../domain/token/token.js';
import type { WalletAsk } from '../../domain/transaction/transfer.js';
import type { ContractCall } from '../ports/contracts.js';

export type SwapSide = 'from' | 'to';

/** The swap form: tokens, amount, quote, and how far the swap has come. */
export interface SwapState {
  /** The account and network of the form. */
  readonly accountId: AccountId;
  /** Tokens that can be swapped here; `unsupported`: none on this network. */
  readonly status: 'loading' | 'ready' | 'failed' | 'unsupported';
  /** Why the tokens could not be loaded. */
  readonly failure?: Failure | undefined;
  /** By symbol. */
  readonly tokens: readonly Token[];
  /** US dollars for one whole token, by its address in lower case; the native one has an empty key. */
  readonly prices: Readonly<Record<string, string>>;
  /** The price of one unit of gas, in the smallest unit of the native currency. */
  readonly gasPrice?: bigint | undefined;
  /** Why the gas price is unknown. */
  readonly gasFailure?: Failure | undefined;
  readonly from?: Token | undefined;
  readonly to?: Token | undefined;
  /** The amount to sell, as typed: decimal text, possibly unfinished. */
  readonly amountText: string;
  readonly quote?: SwapQuote | undefined;
  /** The transactions to send, checked. */
  readonly build?: SwapBuild | undefined;
  /** `approving`, `swapping`: waiting for the wallet, or the network. */
  readonly stage: 'editing' | 'approving' | 'swapping';
  /** Why the last attempt failed. */
  readonly ended?: Failure | undefined;
}

/** The amount that the visitor would receive. */
export type SwapQuote =
  | { readonly status: 'loading' }
  /** `amount`: what is received, in the smallest unit. */
  | { readonly status: 'ready'; readonly amount: bigint }
  | { readonly status: 'failed'; readonly failure: Failure };

/** The transactions of the reviewed swap. */
export type SwapBuild =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      /** To send first: an approval of exactly the amount to sell, or of zero if `resets`. */
      readonly approval?: ContractCall | undefined;
      /** True: the token only accepts a new approval if there is none, so the rest of the old one is revoked first. */
      readonly resets?: boolean;
      readonly call: ContractCall;
      /** The first wallet request: for the approval if needed, else for the call. */
      readonly ask: WalletAsk;
      /** The minimum to receive. */
      readonly least: bigint;
      /** False: the network could not simulate it. */
      readonly tried: boolean;
    }
  /** The built call does not match the order if `failure.data.mismatch` says in what. */
  | { readonly status: 'failed'; readonly failure: Failure };

/** A swap that was made. */
export interface Swapped {
  /** The account that swapped. */
  readonly address: string;
  readonly from: Token;
  readonly to: Token;
  /** The amount sold, and the amount quoted to receive, in their smallest units. */
  readonly amount: bigint;
  readonly got: bigint;
}

/** In what a built transaction differs from the order. */
export type SwapMismatch = 'account' | 'amount' | 'contract' | 'spender' | 'recipient' | 'token' | 'least' | 'decimals';

/** Changes to the form. */
export interface SwapPatch {
  readonly from?: Token | undefined;
  readonly to?: Token | undefined;
  readonly amountText?: string;
  /** Swaps the two sides. */
  readonly turn?: true;
  /** The whole balance, less the network fee. */
  readonly max?: true;
}

/** The host's initial values: symbols in any case, the amount as text. */
export interface SwapPreset {
  readonly fromToken?: string | undefined;
  readonly toToken?: string | undefined;
  readonly amount?: string | undefined;
}
