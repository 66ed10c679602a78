/** The events of listing and revoking allowances. */
import type { Allowance, AllowanceList } from '../../domain/allowance/allowance.js';
import type { Failure } from '../../domain/failure/failure.js';
import type { AccountId } from '../../domain/network/caip.js';

export type AllowanceEvent =
  | { readonly type: 'allowances.requested'; readonly accountId: AccountId }
  | { readonly type: 'allowances.listed'; readonly accountId: AccountId; readonly result: AllowanceList }
  | { readonly type: 'allowances.failed'; readonly accountId: AccountId; readonly failure: Failure }
  /** The revocation is requested from the wallet. */
  | { readonly type: 'allowance.revoke-started'; readonly accountId: AccountId; readonly allowance: Allowance }
  | {
      readonly type: 'allowance.revoke-submitted';
      readonly accountId: AccountId;
      readonly allowance: Allowance;
      readonly hash: string;
    }
  /** The network confirms that it is revoked. */
  | {
      readonly type: 'allowance.revoked';
      readonly accountId: AccountId;
      readonly allowance: Allowance;
      readonly hash: string;
    }
  | {
      readonly type: 'allowance.revoke-failed';
      readonly accountId: AccountId;
      readonly allowance: Allowance;
      readonly failure: Failure;
    };
