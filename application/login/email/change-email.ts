/** Requests a change of the login email. */
import { catchError, concat, map, type Observable, tap } from 'rxjs';
import { Failure } from '../../../domain/failure/failure.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import { emailThrottle, isEmail } from '../../../domain/login/email.js';
import type { Deps } from '../../engine/deps.js';
import type { Event } from '../../engine/events.js';
import { happened } from '../../engine/happened.js';
import { keptLogin } from '../kept-login.js';
import type { EmailChange } from '../state.js';
import { withEmbedded } from '../with-embedded.js';

export const changeEmail =
  (deps: Deps) =>
  ({ email: given }: { readonly email: string }): Observable<Event> => {
    const email = String(given).trim();
    const at = changeAt({ email, step: 'email', busy: false, failure: undefined });
    const now = deps.scheduler.now();
    const refusal = isEmail(email)
      ? emailThrottle(keptLogin(deps.storage).mailedAt, now)
      : new Failure('invalid-email', 'Invalid email');
    if (refusal) return happened(at(refusal));
    return concat(
      happened({ type: 'login.mailed', mail: { at: now } }, at(undefined, { busy: true })),
      withEmbedded(deps, ({ login }) => login.changeEmail(email)).pipe(
        tap({
          subscribe: () => {
            keptLogin(deps.storage).mailedAt = now;
          },
        }),
        map((step) => at(undefined, { step })),
      ),
    ).pipe(catchError((error) => happened(at(toFailure(error)))));
  };

/** Enters the code from the old address, or from the new one. */
export const enterEmailCode =
  (deps: Deps) =>
  ({ code: given }: { readonly code: string }): Observable<Event> => {
    const { emailChange } = deps.state().login;
    if (!emailChange || emailChange.step === 'email') return happened();
    const at = changeAt({ ...emailChange, busy: false });
    const code = String(given).trim();
    return concat(
      happened(at(undefined, { busy: true })),
      withEmbedded(deps, ({ login }) =>
        emailChange.step === 'old'
          ? concat(login.oldEmailCode(code), happened(at(undefined, { step: 'new' })))
          : login.newEmailCode(code).pipe(map((): Event => ({ type: 'email-change.changed', change: undefined }))),
      ),
    ).pipe(catchError((error) => happened(at(toFailure(error)))));
  };

function changeAt(change: EmailChange) {
  return (failure?: Failure, patch: Partial<EmailChange> = {}): Event => ({
    type: 'email-change.changed',
    change: { ...change, ...patch, failure },
    ...(failure && { failure }),
  });
}
