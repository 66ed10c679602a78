/** What accounts hold. */
import type { AccountId } from '../../domain/caip.js';
import type { Failure } from '../../domain/failure.js';
import type { AddressIdentity } from '../../domain/identity.js';
import type { Holding } from '../../domain/token.js';

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
  readonly holdings: Readonly<Partial<Record<AccountId, HoldingsEntry>>>;
  /** What addresses are called, and their pictures, as far as somebody has told. */
  readonly identities?: Readonly<Record<string, AddressIdentity>>;
}
