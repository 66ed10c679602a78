/** What accounts hold. */

import type { AddressIdentity } from '../../domain/address/identity.js';
import type { Failure } from '../../domain/failure/failure.js';
import type { AccountId } from '../../domain/network/caip.js';
import type { Holding } from '../../domain/token/token.js';

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
  /** The loaded names and pictures of addresses. */
  readonly identities?: Readonly<Record<string, AddressIdentity>>;
}
