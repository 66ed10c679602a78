/** The sessions of the account in use. */
import { catchError, concat, defer, map, mergeMap, take } from 'rxjs';
import { toFailure } from '../../domain/failure/to-failure.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { UseCase } from '../engine/use-case.js';
import { sessionService, sessionSubject } from './account-in-use.js';

export const listSessions = (): UseCase => (deps) =>
  defer(() => {
    const { accountId } = sessionSubject(deps);
    const listed$ = sessionService(deps).pipe(
      mergeMap((service) => service.list(accountId)),
      take(1),
      map((result): Event => ({ type: 'smart-sessions.listed', accountId, result })),
      catchError((error: unknown) =>
        happened(failedSnack('smart-sessions-unavailable'), {
          type: 'smart-sessions.failed',
          ...{ accountId, failure: toFailure(error) },
        }),
      ),
    );
    return concat(happened({ type: 'smart-sessions.requested', accountId }), listed$);
  });

export function failedSnack(message: 'smart-sessions-unavailable' | 'smart-session-not-revoked'): Event {
  return { type: 'snack.shown', snack: { kind: 'error', message, autoClose: true } };
}
