/** A call, and its description. */
import type { Hex } from 'viem';
import type { SentTo } from '../../approval/approval-words.js';
import type { AllowanceMeasure } from './allowance-words.js';

export interface Call {
  readonly to: Hex | undefined;
  readonly value: bigint;
  readonly data: Hex;
}

/** An allowance for a spender, and the account's balance of the token. */
export interface Spendable extends AllowanceMeasure {
  /** In lower case. */
  readonly token: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly who: Hex;
  readonly amount: bigint;
  /** What the spender could take before, if the amount is added to it. */
  readonly standing?: bigint;
  /** Set if Permit2 takes it for the spender. */
  readonly throughPermit2?: boolean;
}

export interface CallWords {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly warnings: readonly string[];
  /** Why it cannot be read. */
  readonly blind?: string;
  /** Everything could be lost. */
  readonly danger?: boolean;
  /** The token it lets a spender take. */
  readonly spendable?: Spendable;
  readonly receivers?: readonly SentTo[] | undefined;
  /** Confirmations, with a checkbox each. */
  readonly consents?: readonly string[];
}
