import type { ClaimedToken } from '../simulation/simulation.js';
import { subjectKey } from '../simulation/subject.js';

/**
 * What the spender may take: an amount of a token (`allowance`, or `permit2`), a whole collection (`operator`), or one
 * item of a collection (`item`).
 */
export type AllowanceSubject =
  | { readonly kind: 'allowance' | 'permit2' | 'operator'; readonly address: string; readonly spender: string }
  | { readonly kind: 'item'; readonly address: string; readonly spender: string; readonly id: bigint };

/** An allowance and its current value, according to the contract. */
export type Allowance = AllowanceSubject & {
  /** In the token's smallest unit; 1 for an item or a collection. */
  readonly amount: bigint;
  /** Unix time in seconds. Permit2 only. */
  readonly expires?: bigint;
  /** The contract's own name and symbol: unverified. */
  readonly claims?: ClaimedToken;
};

/** The allowances that an account has granted on a network. */
export interface AllowanceList {
  /** The current allowances, most recent first. */
  readonly allowances: readonly Allowance[];
  /** The oldest block that was searched; 0: all blocks. */
  readonly since: bigint;
  /** How many allowances could not be read or exceeded the limit. */
  readonly unread: number;
}

/** A key that identifies an allowance on its network. */
export function allowanceKey(subject: AllowanceSubject): string {
  return subjectKey(subject.kind === 'item' ? { ...subject, kind: 'approved' } : subject) + subject.spender;
}
