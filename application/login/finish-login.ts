/** Continues a login for which the visitor left the page, once the page is loaded again. */
import { concat, concatMap, defer, EMPTY, type Observable } from 'rxjs';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import { keptLogin } from './kept-login.js';
import { attemptAt, attempting } from './login-attempt.js';
import { openAccount } from './open-account.js';
import { withEmbedded } from './with-embedded.js';

export const finishLogin = (deps: Deps) => (): Observable<Event> => {
  const provider = keptLogin(deps.storage).leavingBy;
  if (!provider) return EMPTY;
  const at = attemptAt<'social'>({ way: 'social', provider, step: 'user', url: undefined, failure: undefined });
  return withEmbedded(deps, (embedded) =>
    defer(() => {
      let back = false;
      // The visitor left from the modal, and returns to it.
      const shown = (): Observable<Event> => {
        back = true;
        return happened({ type: 'modal.opened', route: { view: 'connect' }, namespace: undefined }, at());
      };
      return attempting(
        deps,
        concat(
          embedded.login.comeBack(provider).pipe(concatMap(shown)),
          defer(() => (back ? openAccount(deps, embedded) : EMPTY)),
        ),
        at,
      );
    }),
  );
};
