/** Shows the modal: on the screen asked for, else Account when there is an address and Connect when not. */
import type { Observable } from 'rxjs';
import { pairsAlone } from '../connect/pairs-alone.js';
import type { Deps } from '../deps.js';
import type { Event } from '../events.js';
import { happened } from '../happened.js';
import type { IntentOf } from '../intents.js';
import type { Route } from '../router.js';
import { connectedOf } from '../selectors.js';
import { routeNamed } from './view-names.js';

export const open =
  (deps: Deps) =>
  ({ route, view, namespace, arguments: preset }: Omit<IntentOf<'open'>, 'type'>): Observable<Event> =>
    happened({
      type: 'modal.opened',
      route: pairingAlone(deps) ??
        route ??
        routeNamed(view, preset) ?? { view: connectedOf(deps.state(), namespace) ? 'account' : 'connect' },
      namespace,
    });

/** Where wallets can be paired with and nothing else can be done, whatever screen was asked for. */
function pairingAlone(deps: Deps): Route | undefined {
  const state = deps.state();
  if (connectedOf(state) || !pairsAlone(state)) return undefined;
  const list = deps.device.platform.mobile && state.catalogue;
  return { view: list ? 'all-wallets' : 'connecting-wallet-connect-basic' };
}
