/** What the account in use has allowed others to take. */
import type { Allowance, AllowanceList } from '../../domain/allowance/allowance.js';
import type { Failure } from '../../domain/failure/failure.js';
import type { AccountId } from '../../domain/network/caip.js';

export interface AllowancesState {
  /** Whose they are. */
  readonly accountId: AccountId;
  readonly status: 'loading' | 'ready' | 'failed';
  /** Absent: not read yet. */
  readonly list?: AllowanceList | undefined;
  /** Why they are not known. */
  readonly failure?: Failure | undefined;
  /** The one being revoked, or that could not be. `asked`: the wallet is; `submitted`: the network is to confirm it. */
  readonly ending?:
    | {
        readonly of: Allowance;
        readonly stage: 'asked' | 'submitted' | 'failed';
        readonly failure?: Failure | undefined;
      }
    | undefined;
}
