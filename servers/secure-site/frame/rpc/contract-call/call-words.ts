/** A call, and its description. */
import type { Hex } from 'viem';
import type { SentTo } from '../../approval/approval-words.js';

export interface Call {
  readonly to: Hex | undefined;
  readonly value: bigint;
  readonly data: Hex;
}

export interface CallWords {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly warnings: readonly string[];
  /** Why it cannot be read. */
  readonly blind?: string;
  /** Everything could be lost. */
  readonly danger?: boolean;
  /** The token it lets a spender take, and the account's balance. */
  readonly spendable?: { readonly symbol: string; readonly decimals: number; readonly held?: bigint };
  readonly receivers?: readonly SentTo[] | undefined;
  /** Confirmations, with a checkbox each. */
  readonly consents?: readonly string[];
}
