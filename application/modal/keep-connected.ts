/** What is looked after while somebody is connected. */
import { catchError, EMPTY, merge, mergeMap, type Observable } from 'rxjs';
import { keepAccount } from '../account/keep-account.js';
import type { Deps, Reaction } from '../engine/deps.js';
import type { Event } from '../engine/events.js';

export const keepConnected: Reaction = (deps) => merge(keepAccount(deps), deps.signIn ? keepSignedIn(deps) : EMPTY);

/** Where it cannot be loaded, nobody has signed in; what accounts hold is known all the same. */
function keepSignedIn(deps: Deps): Observable<Event> {
  return deps.parts.signIn.pipe(
    mergeMap((part) => part.keepSignedIn(deps)),
    catchError((error: unknown) => {
      deps.device.log('error', 'Signing in could not be loaded', error);
      return EMPTY;
    }),
  );
}
