/** Smart sessions of the account in use, as far as they are loaded. */

import type { Failure } from '../../domain/failure/failure.js';
import type { AccountId } from '../../domain/network/caip.js';
import type { SmartSession } from '../../domain/request/permission-request.js';

export type SessionTab = 'active' | 'expired' | 'revoked';

export interface SmartSessionsState {
  /** Whose they are. */
  readonly accountId: AccountId;
  readonly status: 'unknown' | 'loading' | 'ready' | 'failed';
  /** In the service's order. */
  readonly sessions: readonly SmartSession[];
  /** Why they are not known. */
  readonly failure?: Failure | undefined;
  /** The one that the wallet is asked to end, or was and did not. */
  readonly ending?: { readonly pci: string; readonly failure?: Failure | undefined } | undefined;
  /** `asked`: the wallet is. `signed`: it has approved, and the service is notified. */
  readonly grant?:
    | { readonly stage: 'asked' | 'signed' | 'granted' | 'failed'; readonly failure?: Failure | undefined }
    | undefined;
}
