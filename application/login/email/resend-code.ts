/** Requests the email again, and shows a message once it is sent. */
import { concat, concatMap, defer, EMPTY, type Observable } from 'rxjs';
import type { Deps } from '../../engine/deps.js';
import type { Event } from '../../engine/events.js';
import { happened } from '../../engine/happened.js';
import { resumeLogin } from '../resume-login.js';
import { logInByEmail } from './log-in-by-email.js';

const RESENT: Event = {
  type: 'snack.shown',
  snack: { kind: 'success', message: 'code-resent', autoClose: true },
};

export const resendCode = (deps: Deps) => (): Observable<Event> => {
  const { attempt } = deps.state().login;
  if (attempt?.way !== 'email') return EMPTY;
  return concat(
    logInByEmail(deps)({ email: attempt.email }).pipe(
      concatMap((event) => happened(event, ...(event.type === 'login.mailed' ? [RESENT] : []))),
    ),
    // If no other email is sent, the first one is still valid.
    defer(() => {
      const now = deps.state().login.attempt;
      const waits = now?.way === 'email' && now.step === 'device' && now.busy === undefined;
      return waits ? resumeLogin(deps, now.failure)() : EMPTY;
    }),
  );
};
