/** Submits the code of the email; a correct one opens the account. */
import { concat, EMPTY, type Observable } from 'rxjs';
import type { Deps } from '../../engine/deps.js';
import type { Event } from '../../engine/events.js';
import { happened } from '../../engine/happened.js';
import { attemptAt, attempting } from '../login-attempt.js';
import { openAccount } from '../open-account.js';
import { withEmbedded } from '../with-embedded.js';

export const enterCode =
  (deps: Deps) =>
  ({ code }: { readonly code: string }): Observable<Event> => {
    const { attempt } = deps.state().login;
    if (attempt?.way !== 'email' || attempt.step !== 'code') return EMPTY;
    const at = attemptAt<'email'>({ ...attempt, busy: undefined });
    return attempting(
      deps,
      concat(
        happened(at(undefined, { busy: 'checking' })),
        withEmbedded(deps, (embedded) => concat(embedded.login.code(String(code).trim()), openAccount(deps, embedded))),
      ),
      at,
    );
  };
