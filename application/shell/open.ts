/** Shows the modal: on the screen asked for, else Account when there is an address and Connect when not. */
import type { Observable } from 'rxjs';
import type { Deps } from '../deps.js';
import type { Event } from '../events.js';
import { happened } from '../happened.js';
import type { IntentOf } from '../intents.js';
import { connectedOf } from '../selectors.js';
import { routeNamed } from './view-names.js';

export const open =
  (deps: Deps) =>
  ({ route, view, namespace }: Omit<IntentOf<'open'>, 'type'>): Observable<Event> =>
    happened({
      type: 'modal.opened',
      route: route ?? routeNamed(view) ?? { view: connectedOf(deps.state(), namespace) ? 'account' : 'connect' },
      namespace,
    });
