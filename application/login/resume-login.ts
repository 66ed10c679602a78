/** Resumes a login whose email was sent: waits until its link approves this browser, or prompts for its code. */
import { concat, EMPTY, type Observable } from 'rxjs';
import type { Failure } from '../../domain/failure/failure.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import { attemptAt, attempting } from './login-attempt.js';
import type { LoginAttempt, LoginState } from './state.js';
import { type Embedded, withEmbedded } from './with-embedded.js';

type EmailAttempt = Extract<LoginAttempt, { way: 'email' }>;

/** Waits again after an interruption, or after the visitor has left it. Does nothing if no email was sent. */
export const resumeLogin = (deps: Deps, failure?: Failure) => (): Observable<Event> => {
  const attempt = waiting(deps.state().login);
  if (!attempt) return EMPTY;
  if (attempt.step === 'code') return happened(attemptAt<'email'>(attempt)());
  const at = attemptAt<'email'>({ ...attempt, busy: undefined });
  return attempting(
    deps,
    withEmbedded(deps, (embedded) => approvedDevice(embedded, attempt, failure)),
    at,
  );
};

function waiting({ attempt, mail }: LoginState): EmailAttempt | undefined {
  if (attempt?.way === 'email' && attempt.step !== 'email') return attempt.step === 'device' ? attempt : undefined;
  return mail?.login && { way: 'email', busy: undefined, failure: undefined, ...mail.login };
}

/** `failure`: the failure that stays on screen meanwhile. */
export function approvedDevice({ login }: Embedded, attempt: EmailAttempt, failure?: Failure): Observable<Event> {
  const at = attemptAt<'email'>({ ...attempt, step: 'device', busy: undefined });
  return concat(happened(at(failure, { busy: 'waiting' })), login.device(), happened(at(undefined, { step: 'code' })));
}
