/** Opens the accounts of the user who has just logged in. */
import { mergeMap, type Observable } from 'rxjs';
import { openedEvent } from '../connect/opened-event.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import { keptLogin } from './kept-login.js';
import type { Embedded } from './with-embedded.js';

/** The id of the wallet inside the modal, in every namespace. */
const EMBEDDED_WALLET = 'ID_AUTH';

export function openAccount(deps: Deps, embedded: Embedded): Observable<Event> {
  const { connect, network } = deps.state();
  const namespace = embedded.namespaces.includes(connect.activeNamespace)
    ? connect.activeNamespace
    : embedded.namespaces[0];
  return embedded.connect(EMBEDDED_WALLET, network.chosen).pipe(
    mergeMap((step) => {
      if (step.type !== 'connected') return [];
      // A logged-in user does not have to wait for another email.
      keptLogin(deps.storage).mailedAt = undefined;
      return happened(openedEvent(deps, step.links, namespace));
    }),
  );
}
