/** The loaded smart sessions of the account in use. */

import type { Failure } from '../../domain/failure/failure.js';
import type { AccountId } from '../../domain/network/caip.js';
import type { SmartSession } from '../../domain/request/permission-request.js';

export type SessionTab = 'active' | 'expired' | 'revoked';

export interface SmartSessionsState {
  /** The account they belong to. */
  readonly accountId: AccountId;
  readonly status: 'unknown' | 'loading' | 'ready' | 'failed';
  /** In the service's order. */
  readonly sessions: readonly SmartSession[];
  /** Why they could not be loaded. */
  readonly failure?: Failure | undefined;
  /** The one being revoked by the wallet, or that it failed to revoke. */
  readonly ending?: { readonly pci: string; readonly failure?: Failure | undefined } | undefined;
  /** `asked`: waiting for the wallet. `signed`: it has approved, and the service is notified. */
  readonly grant?:
    | { readonly stage: 'asked' | 'signed' | 'granted' | 'failed'; readonly failure?: Failure | undefined }
    | undefined;
}
