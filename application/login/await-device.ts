/** Waits until this browser is approved by the link in the mail; the code comes by another mail then. */
import { concat, EMPTY, type Observable } from 'rxjs';
import type { Deps } from '../deps.js';
import type { Event } from '../events.js';
import { happened } from '../happened.js';
import { attemptAt, attempting } from './login-attempt.js';
import type { LoginAttempt } from './state.js';
import { type Embedded, withEmbedded } from './with-embedded.js';

/** Once more, after the time for an answer was over. */
export const awaitDevice = (deps: Deps) => (): Observable<Event> => {
  const { attempt } = deps.state().login;
  if (attempt?.way !== 'email' || attempt.step !== 'device') return EMPTY;
  const at = attemptAt<'email'>({ ...attempt, busy: false });
  return attempting(
    deps,
    withEmbedded(deps, (embedded) => approvedDevice(embedded, attempt)),
    at,
  );
};

export function approvedDevice(
  { login }: Embedded,
  attempt: Extract<LoginAttempt, { way: 'email' }>,
): Observable<Event> {
  const at = attemptAt<'email'>({ ...attempt, step: 'device', busy: false });
  return concat(happened(at(undefined, { busy: true })), login.device(), happened(at(undefined, { step: 'code' })));
}
