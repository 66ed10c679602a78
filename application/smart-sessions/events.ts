/** The events of smart sessions. */

import type { Failure } from '../../domain/failure/failure.js';
import type { AccountId } from '../../domain/network/caip.js';
import type { GrantedPermissions, SmartSession } from '../../domain/request/permission-request.js';
import type { AfterApproval } from '../shell/router.js';

export type SmartSessionEvent =
  /** The grant is requested from the wallet. */
  | { readonly type: 'smart-session.asked'; readonly accountId: AccountId; readonly after?: AfterApproval | undefined }
  /** The wallet has granted it; the service is notified. */
  | { readonly type: 'smart-session.signed' }
  | { readonly type: 'smart-session.granted'; readonly result: GrantedPermissions }
  | { readonly type: 'smart-session.failed'; readonly failure: Failure }
  | { readonly type: 'smart-sessions.requested'; readonly accountId: AccountId }
  | {
      readonly type: 'smart-sessions.listed';
      readonly accountId: AccountId;
      readonly result: readonly SmartSession[];
    }
  | { readonly type: 'smart-sessions.failed'; readonly accountId: AccountId; readonly failure: Failure }
  | { readonly type: 'smart-session.revoke-started'; readonly pci: string }
  /** `at`: Unix time in seconds. */
  | { readonly type: 'smart-session.revoked'; readonly pci: string; readonly at: number }
  | { readonly type: 'smart-session.revoke-failed'; readonly pci: string; readonly failure: Failure };
