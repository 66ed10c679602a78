/** What accounts hold. */
import type { AccountId } from '../../domain/caip.js';
import type { Failure } from '../../domain/failure.js';
import type { Holding } from '../../domain/token.js';
import type { Transaction } from '../../domain/transaction.js';
import type { Pages } from '../activity/state.js';
import type { AddressIdentity, Collectible } from '../ports/services.js';

/** The ways to look at an account. */
export type AccountTab = 'tokens' | 'nfts' | 'activity';

export interface HoldingsEntry {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The last known ones; empty before the first answer. The native currency comes first. */
  readonly holdings: readonly Holding[];
  readonly failure: Failure | undefined;
  /** When they were read, or could not be, by the scheduler's clock. Absent: not yet. */
  readonly at?: number;
  /** Why there may be more than these: the service that knows of all did not answer. */
  readonly incomplete?: Failure | undefined;
}

export interface AccountState {
  /** What accounts did, as far as somebody looked. */
  readonly activity: Readonly<Partial<Record<AccountId, Pages<Transaction>>>>;
  /** What they own that is one of its kind, as far as somebody looked. */
  readonly collectibles: Readonly<Partial<Record<AccountId, Pages<Collectible>>>>;
  readonly holdings: Readonly<Partial<Record<AccountId, HoldingsEntry>>>;
  /** What addresses are called, and their pictures, as far as somebody has told. */
  readonly identities?: Readonly<Record<string, AddressIdentity>>;
}
