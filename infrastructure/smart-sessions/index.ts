/** Published as `porthole/smart-sessions`: letting a site act for a smart account within limits, for a while. */

import type { Outcome } from '../../application/engine/outcome.js';
import type { Runner } from '../../application/engine/runner.js';
import type { SmartSessionService } from '../../application/ports/permissions.js';
import type { ServiceHandle } from '../../application/ports/services.js';
import type { GrantedPermissions, PermissionRequest, SmartSession } from '../../domain/request/permission-request.js';
import { loadOnce } from '../load-once.js';
import type { SmartSessionOptions } from './options.js';

export type { SmartSessionOptions } from './options.js';

const load = loadOnce(() => import('../../application/smart-sessions/smart-sessions-part.js'));

/** Holds a key to each session: `services: { sessions: smartSessions({ url }) }`, with `features: { smartSessions: true }`. */
export function smartSessions(options: SmartSessionOptions): ServiceHandle<SmartSessionService> {
  return {
    ...{ id: 'http', urls: [options.url], given: { smartSessions: options } },
    load: async (context) => (await import('./session-client.js')).sessionClient(options, context),
  };
}

/**
 * Requests the wallet's permission for the site to act for the current account, within the given limits. Fails with
 * `invalid-options` and all that is wrong with the request in one text, `method-not-supported` where smart sessions are off
 * or the wallet does not know such permissions, `rejected` when the visitor says no.
 */
export function grantPermissions(modal: Runner, request: PermissionRequest): Promise<Outcome<GrantedPermissions>> {
  return modal.run(async () => (await load()).grantPermissions(request));
}

/** What sites were allowed with the account in use: sessions that have ended or were revoked included. */
export function listSessions(modal: Runner): Promise<Outcome<readonly SmartSession[]>> {
  return modal.run(async () => (await load()).listSessions());
}

/** Ends a session of the account in use. The visitor's wallet signs that. */
export function revokeSession(
  modal: Runner,
  session: Pick<SmartSession, 'pci' | 'permissions' | 'expiry'>,
): Promise<Outcome> {
  return modal.run(async () => (await load()).revokeSession(session));
}

export type { SmartSessionService } from '../../application/ports/permissions.js';
export type {
  AllowancePermission,
  ContractCallPermission,
  GrantedPermissions,
  Permission,
  PermissionRequest,
  SessionKey,
  SmartSession,
} from '../../domain/request/permission-request.js';
