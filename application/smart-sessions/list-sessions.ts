/** The sessions of the account in use. */
import { catchError, concat, defer, map, mergeMap, of, take, throwError } from 'rxjs';
import { toFailure } from '../../domain/to-failure.js';
import type { Event } from '../events.js';
import type { UseCase } from '../use-case.js';
import { sessionService, sessionSubject } from './account-in-use.js';

export const listSessions = (): UseCase => (deps) =>
  defer(() => {
    const { accountId } = sessionSubject(deps);
    return sessionService(deps).pipe(
      mergeMap((service) => service.list(accountId)),
      take(1),
      map((told): Event => ({ type: 'smart-sessions.listed', told })),
      catchError((error: unknown) =>
        concat(
          of(failedSnack('smart-sessions-unavailable')),
          throwError(() => toFailure(error)),
        ),
      ),
    );
  });

export function failedSnack(message: 'smart-sessions-unavailable' | 'smart-session-not-revoked'): Event {
  return { type: 'snack.shown', snack: { kind: 'error', message, autoClose: true } };
}
