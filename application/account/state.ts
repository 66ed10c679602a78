/** What accounts hold. */

import type { AddressIdentity } from '../../domain/address/identity.js';
import type { Failure } from '../../domain/failure/failure.js';
import type { AccountId } from '../../domain/network/caip.js';
import type { Holding } from '../../domain/token/token.js';

/** The balances of one account on one network, and how far they are loaded. */
export interface HoldingsEntry {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The last known balances; empty before the first answer. The native currency comes first. */
  readonly holdings: readonly Holding[];
  /** Why the last reading failed. */
  readonly failure: Failure | undefined;
  /** When they were read, or failed: milliseconds of the scheduler's clock. Absent: not yet. */
  readonly at?: number;
  /** Why the list may be incomplete: the service that knows all tokens did not answer. */
  readonly incomplete?: Failure | undefined;
}

export interface AccountState {
  readonly holdings: Readonly<Partial<Record<AccountId, HoldingsEntry>>>;
  /** The loaded names and pictures of addresses. */
  readonly identities?: Readonly<Record<string, AddressIdentity>>;
}
