/** What an account has allowed others to take, as contracts say it is now. */
import type { ClaimedToken } from '../simulation/simulation.js';
import { subjectKey } from '../simulation/subject.js';

/** So much of a token; so much by Permit2; one item of a collection; all of a collection. */
export type AllowanceSubject =
  | { readonly kind: 'allowance' | 'permit2' | 'operator'; readonly address: string; readonly spender: string }
  | { readonly kind: 'item'; readonly address: string; readonly spender: string; readonly id: bigint };

export type Allowance = AllowanceSubject & {
  /** In the smallest unit; 1 for an item or a collection. */
  readonly amount: bigint;
  /** Seconds since 1970; only of Permit2. */
  readonly expires?: bigint;
  /** What the contract says of itself: unverified. */
  readonly claims?: ClaimedToken;
};

/** The allowances that an account has granted on a network. */
export interface AllowanceList {
  /** Those that are still there, the one given last first. */
  readonly allowances: readonly Allowance[];
  /** The oldest block that was read; 0: all of them. */
  readonly since: bigint;
  /** How many could not be read, or were too many. */
  readonly unread: number;
}

/** A key that identifies one on its network. */
export function allowanceKey(subject: AllowanceSubject): string {
  return subjectKey(subject.kind === 'item' ? { ...subject, kind: 'approved' } : subject) + subject.spender;
}
