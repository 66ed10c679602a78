/** Waits until this browser is approved by the link in the mail; the code comes by another mail then. */
import { concat, EMPTY, type Observable } from 'rxjs';
import type { Failure } from '../../domain/failure.js';
import type { Deps } from '../deps.js';
import type { Event } from '../events.js';
import { happened } from '../happened.js';
import { attemptAt, attempting } from './login-attempt.js';
import type { LoginAttempt } from './state.js';
import { type Embedded, withEmbedded } from './with-embedded.js';

/** Once more, after something came in between. */
export const awaitDevice = (deps: Deps, failure?: Failure) => (): Observable<Event> => {
  const { attempt } = deps.state().login;
  if (attempt?.way !== 'email' || attempt.step !== 'device') return EMPTY;
  const at = attemptAt<'email'>({ ...attempt, busy: undefined });
  return attempting(
    deps,
    withEmbedded(deps, (embedded) => approvedDevice(embedded, attempt, failure)),
    at,
  );
};

/** `failure`: what still stands there while it is waited. */
export function approvedDevice(
  { login }: Embedded,
  attempt: Extract<LoginAttempt, { way: 'email' }>,
  failure?: Failure,
): Observable<Event> {
  const at = attemptAt<'email'>({ ...attempt, step: 'device', busy: undefined });
  return concat(happened(at(failure, { busy: 'waiting' })), login.device(), happened(at(undefined, { step: 'code' })));
}
