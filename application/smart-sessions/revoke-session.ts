/** Revokes a session: the wallet signs the request, and the service deletes its key. */
import { catchError, concat, defer, map, mergeMap, take } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import { isRefusal } from '../../domain/json-rpc/is-refusal.js';
import type { SmartSession } from '../../domain/request/permission-request.js';
import { mustBeStill } from '../batch/subject.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { UseCase } from '../engine/use-case.js';
import { permissionsOn, sessionService, sessionSubject } from './account-in-use.js';
import { failedSnack } from './list-sessions.js';

/** No account's signature is longer. */
const LONGEST = 20_000;

export const revokeSession =
  (session: Pick<SmartSession, 'pci' | 'permissions' | 'expiry'>): UseCase =>
  (deps) =>
    defer(() => {
      if (typeof session?.pci !== 'string') throw new Failure('invalid-options', '`session.pci` is missing');
      const { pci, permissions, expiry } = session;
      const subject = sessionSubject(deps);
      const { link, accountId } = subject;
      // Nothing is signed if there is no service.
      const revoked$ = sessionService(deps).pipe(
        mergeMap((service) =>
          permissionsOn(deps).pipe(
            mergeMap((wallet) => {
              mustBeStill(deps, subject);
              return wallet.revoke(link, { pci, permissions, expiry, address: accountId });
            }),
            take(1),
            mergeMap((signature) => {
              if (typeof signature !== 'string' || signature.length > LONGEST || !/^0x([\da-f]{2})+$/i.test(signature))
                throw new Failure('wallet-misbehaved', 'The wallet answered with a malformed signature');
              return service.revoke(accountId, pci, signature);
            }),
          ),
        ),
        take(1),
        map((): Event => ({ type: 'smart-session.revoked', pci, at: Math.floor(deps.scheduler.now() / 1000) })),
        catchError((error: unknown) => {
          const failure = toFailure(error);
          const notices: readonly Event[] = isRefusal(failure) ? [] : [failedSnack('smart-session-not-revoked')];
          return happened(...notices, { type: 'smart-session.revoke-failed', pci, failure });
        }),
      );
      return concat(happened({ type: 'smart-session.revoke-started', pci }), revoked$);
    });
