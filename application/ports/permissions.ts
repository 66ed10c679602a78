/** What smart sessions need from outside: a service that holds a key to each, and wallets that grant them. */
import type { Observable } from 'rxjs';
import type { PermissionRequest, SessionKey, SmartSession } from '../../domain/request/permission-request.js';
import type { Link } from './link.js';

/**
 * A service that co-signs with the site, so that neither can act alone. Accounts are CAIP-10 ids. All streams fail with
 * `request-failed`.
 */
export interface SmartSessionService {
  /** Registers a session before it is granted. Emits its id and the service's key for it. */
  add(account: string, request: PermissionRequest): Observable<{ readonly pci: string; readonly key: SessionKey }>;
  /** Activates a session that the wallet has granted. `answer`: the wallet's answer. */
  activate(account: string, pci: string, answer: Readonly<Record<string, unknown>>): Observable<unknown>;
  /** Revokes a session. `signature`: by the account. */
  revoke(account: string, pci: string, signature: string): Observable<unknown>;
  list(account: string): Observable<readonly SmartSession[]>;
}

/** The permission requests of a namespace's wallets. Both may prompt; answers are unchecked. */
export interface Permissions {
  grant(link: Link, request: PermissionRequest): Observable<unknown>;
  revoke(link: Link, session: Readonly<Record<string, unknown>>): Observable<unknown>;
}
