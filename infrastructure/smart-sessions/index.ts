/** Published as `porthole/smart-sessions`: temporary permissions for a site to act for a smart account, within limits. */

import type { Outcome } from '../../application/engine/outcome.js';
import type { Runner } from '../../application/engine/runner.js';
import type { SmartSessionService } from '../../application/ports/permissions.js';
import type { ServiceHandle } from '../../application/ports/services.js';
import type { GrantedPermissions, PermissionRequest, SmartSession } from '../../domain/request/permission-request.js';
import { loadOnce } from '../load-once.js';
import type { SmartSessionOptions } from './options.js';

export type { SmartSessionOptions } from './options.js';

const load = loadOnce(() => import('../../application/smart-sessions/smart-sessions-part.js'));

/**
 * Adds smart sessions: `services: { sessions: smartSessions({ url }) }`, with `features: { smartSessions: true }`. The
 * service holds a key of each session.
 */
export function smartSessions(options: SmartSessionOptions): ServiceHandle<SmartSessionService> {
  return {
    ...{ id: 'http', urls: [options?.url], given: { smartSessions: options } },
    load: async (context) => (await import('./session-client.js')).sessionClient(options, context),
  };
}

/**
 * Requests permissions for the site to act for the account in use. Fails with `invalid-options` (the message lists
 * everything that is wrong with the request), `method-not-supported` if smart sessions are off or the wallet does not
 * support them, `rejected` if the visitor declines.
 */
export function grantPermissions(modal: Runner, request: PermissionRequest): Promise<Outcome<GrantedPermissions>> {
  return modal.run(async () => (await load()).grantPermissions(request));
}

/** Lists the sessions of the account in use, ended and revoked ones included. */
export function listSessions(modal: Runner): Promise<Outcome<readonly SmartSession[]>> {
  return modal.run(async () => (await load()).listSessions());
}

/** Revokes a session of the account in use. The visitor's wallet signs the request. */
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
