/** Shows the modal: the given screen, else Account with an address and Connect without one. */
import type { Observable } from 'rxjs';
import type { Namespace } from '../../domain/network/caip.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { Route } from '../shell/router.js';
import { pairsAlone } from './pairing/pairs-alone.js';
import { connectedOf } from './selectors.js';

export interface OpenInput {
  readonly route?: Route | undefined;
  readonly namespace?: Namespace | undefined;
}

export const open =
  (deps: Deps) =>
  ({ route, namespace }: OpenInput): Observable<Event> =>
    happened({
      type: 'modal.opened',
      route: pairingAlone(deps) ?? route ?? { view: connectedOf(deps.state(), namespace) ? 'account' : 'connect' },
      namespace,
    });

/** The pairing screen, if pairing is all there is, regardless of the requested screen. */
function pairingAlone(deps: Deps): Route | undefined {
  const state = deps.state();
  if (connectedOf(state) || !pairsAlone(state)) return undefined;
  const list = deps.device.platform.mobile && state.config.services.includes('catalogue');
  return { view: list ? 'all-wallets' : 'connecting-wallet-connect-basic' };
}
