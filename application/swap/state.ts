/** The swap form, and its result. */

import type { Failure } from '../../domain/failure/failure.js';
import type { AccountId } from '../../domain/network/caip.js';
import type { Token } from '../../domain/token/token.js';
import type { WalletAsk } from '../../domain/transaction/transfer.js';
import type { ContractCall } from '../ports/contracts.js';

export type SwapSide = 'from' | 'to';

export interface SwapState {
  /** Whose tokens, and on which network. */
  readonly accountId: AccountId;
  /** What can be swapped here; `unsupported`: nothing on this network. */
  readonly status: 'loading' | 'ready' | 'failed' | 'unsupported';
  /** Why nothing is known of what can be swapped. */
  readonly failure?: Failure | undefined;
  /** By symbol. */
  readonly tokens: readonly Token[];
  /** US dollars for one whole token, by `tokenKey`. */
  readonly prices: Readonly<Record<string, string>>;
  /** For one unit of gas. */
  readonly gasPrice?: bigint | undefined;
  /** Why that is not known. */
  readonly gasFailure?: Failure | undefined;
  readonly from?: Token | undefined;
  readonly to?: Token | undefined;
  /** Of what is spent, as typed: decimal text, possibly unfinished. */
  readonly amountText: string;
  readonly quote?: SwapQuote | undefined;
  /** What would be sent, found right. */
  readonly build?: SwapBuild | undefined;
  /** `approving`, `swapping`: waiting for the wallet, or the network. */
  readonly stage: 'editing' | 'approving' | 'swapping';
  /** Why it came to nothing the last time. */
  readonly ended?: Failure | undefined;
}

export type SwapQuote =
  | { readonly status: 'loading' }
  /** `amount`: what arrives, in the smallest unit. */
  | { readonly status: 'ready'; readonly amount: bigint }
  | { readonly status: 'failed'; readonly failure: Failure };

export type SwapBuild =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      /** To be sent before: approval of exactly the amount spent, or of none where `resets`. */
      readonly approval?: ContractCall | undefined;
      /** True: the token only accepts a new approval if there is none, so the rest of the old one is revoked first. */
      readonly resets?: boolean;
      readonly call: ContractCall;
      /** The first request to the wallet: for the approval where one is needed, else for the call. */
      readonly ask: WalletAsk;
      /** The least that arrives. */
      readonly least: bigint;
      /** False: the network could not try it out beforehand. */
      readonly tried: boolean;
    }
  /** The built call does not match the order where `failure.data.mismatch` says in what. */
  | { readonly status: 'failed'; readonly failure: Failure };

/** What was given for what. */
export interface Swapped {
  /** Whose. */
  readonly address: string;
  readonly from: Token;
  readonly to: Token;
  /** Of the one, and what was quoted of the other, in their smallest units. */
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

/** What a host would have swapped: symbols in any case, the amount as text. */
export interface SwapPreset {
  readonly fromToken?: string | undefined;
  readonly toToken?: string | undefined;
  readonly amount?: string | undefined;
}
