/** The allowances of the account in use. */
import type { Allowance, AllowanceList } from '../../domain/allowance/allowance.js';
import type { Failure } from '../../domain/failure/failure.js';
import type { AccountId } from '../../domain/network/caip.js';

export interface AllowancesState {
  /** The account they belong to. */
  readonly accountId: AccountId;
  readonly status: 'loading' | 'ready' | 'failed';
  /** Absent: not read yet. */
  readonly list?: AllowanceList | undefined;
  /** Why they could not be read. */
  readonly failure?: Failure | undefined;
  /** The one being revoked, or that failed to be. `asked`: waiting for the wallet; `submitted`: waiting for the network. */
  readonly ending?:
    | {
        readonly of: Allowance;
        readonly stage: 'asked' | 'submitted' | 'failed';
        readonly failure?: Failure | undefined;
      }
    | undefined;
}
