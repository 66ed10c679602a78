/** Requests an email, then waits for the next step: approval of the device, entry of the code, or nothing more. */
import { concat, mergeMap, type Observable, tap } from 'rxjs';
import { Failure } from '../../../domain/failure/failure.js';
import { emailThrottle, isEmail } from '../../../domain/login/email.js';
import type { Deps } from '../../engine/deps.js';
import type { Event } from '../../engine/events.js';
import { happened } from '../../engine/happened.js';
import { keptLogin } from '../kept-login.js';
import { attemptAt, attempting } from '../login-attempt.js';
import { openAccount } from '../open-account.js';
import { approvedDevice } from '../resume-login.js';
import { type Embedded, withEmbedded } from '../with-embedded.js';

export const logInByEmail =
  (deps: Deps) =>
  ({ email: given }: { readonly email: string }): Observable<Event> => {
    const email = String(given).trim();
    const failed = attemptAt<'email'>({ way: 'email', email, step: 'email', busy: undefined, failure: undefined });
    const refusal = refusalOf(deps, email);
    if (refusal) return happened(failed(refusal, { step: stepOf(deps) }));
    return attempting(
      deps,
      concat(
        happened(failed(undefined, { step: stepOf(deps), busy: 'sending' })),
        withEmbedded(deps, (embedded) => mailed(deps, embedded, email)),
      ),
      (failure) => failed(failure, { step: stepOf(deps) }),
    );
  };

/** Why an email is not requested. */
function refusalOf(deps: Deps, email: string): Failure | undefined {
  if (!isEmail(email)) return new Failure('invalid-email', 'Invalid email');
  return emailThrottle(keptLogin(deps.storage).mailedAt, deps.scheduler.now());
}

function mailed(deps: Deps, embedded: Embedded, email: string): Observable<Event> {
  const attempt = { way: 'email', email, step: 'code', busy: undefined, failure: undefined } as const;
  const at = deps.scheduler.now();
  const noted = (step?: 'device' | 'code'): Event => ({
    type: 'login.mailed',
    mail: { at, login: step && { email, step } },
  });
  return embedded.login.email(email).pipe(
    tap(() => {
      keptLogin(deps.storage).mailedAt = at;
    }),
    mergeMap((next): Observable<Event> => {
      switch (next) {
        case 'open':
          return concat(happened(noted()), openAccount(deps, embedded));
        case 'code':
          return happened(noted(next), attemptAt<'email'>(attempt)());
        case 'device':
          return concat(happened(noted(next)), approvedDevice(embedded, attempt));
      }
    }),
  );
}

/** Requesting the email again stays on the same screen. */
function stepOf(deps: Deps): 'email' | 'device' | 'code' {
  const { attempt } = deps.state().login;
  return attempt?.way === 'email' ? attempt.step : 'email';
}
