/** A call, and what it does in plain words. */
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
  /** Why nobody can read it. */
  readonly blind?: string;
  /** Everything could be lost by it. */
  readonly danger?: boolean;
  /** The token that it lets somebody spend, and what the account has of it. */
  readonly spendable?: { readonly symbol: string; readonly decimals: number; readonly held?: bigint };
  readonly receivers?: readonly SentTo[] | undefined;
  /** What has to be agreed to by a tick each. */
  readonly consents?: readonly string[];
}
