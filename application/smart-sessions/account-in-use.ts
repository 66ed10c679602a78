/** The account of the sessions, if the host turned them on. */
import { mergeMap, type Observable, of, throwError } from 'rxjs';
import { accountIdOf } from '../../domain/address/account-id.js';
import { Failure } from '../../domain/failure/failure.js';
import type { AccountId } from '../../domain/network/caip.js';
import { type BatchSubject, batchSubject } from '../batch/subject.js';
import type { Deps } from '../engine/deps.js';
import type { Permissions, SmartSessionService } from '../ports/permissions.js';
import { foldSmartSessions } from './fold-smart-sessions.js';

export interface SessionSubject extends BatchSubject {
  readonly accountId: AccountId;
}

/**
 * Loads the folds of the events that follow. Throws `method-not-supported` if smart sessions are off or have no service,
 * `network-not-supported` outside EVM networks.
 */
export function sessionSubject(deps: Deps): SessionSubject {
  if (!deps.state().config.features.smartSessions)
    throw new Failure('method-not-supported', 'Smart sessions are off: turn `features.smartSessions` on');
  const subject = batchSubject(deps);
  deps.folds.add(foldSmartSessions);
  const { address, network } = subject;
  if (network.chainNamespace !== 'eip155') throw new Failure('network-not-supported', 'Unsupported namespace');
  return { ...subject, accountId: accountIdOf(network.caipNetworkId, address) };
}

export function sessionService(deps: Deps): Observable<SmartSessionService> {
  return (
    deps.services?.sessions ??
    throwError(() => new Failure('method-not-supported', 'There is no service for smart sessions: `services.sessions`'))
  );
}

export function permissionsOn(deps: Deps): Observable<Permissions> {
  return deps
    .chain('eip155')
    .pipe(mergeMap(({ permissions }) => (permissions ? of(permissions) : throwError(() => unsupported()))));
}

export function unsupported(): Failure {
  return new Failure('method-not-supported', 'Wallet does not support `wallet_grantPermissions` method');
}
