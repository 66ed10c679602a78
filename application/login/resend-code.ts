/** Asks for the mail again, and says so once it is on its way. */
import { concatMap, EMPTY, type Observable } from 'rxjs';
import type { Deps } from '../deps.js';
import type { Event } from '../events.js';
import { happened } from '../happened.js';
import { logInByEmail } from './log-in-by-email.js';

const RESENT: Event = {
  type: 'snack.shown',
  snack: { kind: 'success', message: 'code-resent', autoClose: true },
};

export const resendCode = (deps: Deps) => (): Observable<Event> => {
  const { attempt } = deps.state().login;
  if (attempt?.way !== 'email') return EMPTY;
  return logInByEmail(deps)({ email: attempt.email }).pipe(
    concatMap((event) => happened(event, ...(event.type === 'login.mailed' ? [RESENT] : []))),
  );
};
