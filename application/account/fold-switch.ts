/** A pending network switch and its screens. */

import { closed, opened } from '../connect/follow-connection.js';
import type { NetworkState } from '../connect/network/state.js';
import { connectedOf } from '../connect/selectors.js';
import type { Event } from '../engine/events.js';
import type { Fold } from '../engine/fold.js';
import type { State } from '../engine/state.js';
import { isVisible, withRouter } from '../shell/navigation.js';
import { navigate, type Route } from '../shell/router.js';

export const foldSwitch: Fold = (before, event) => {
  const network = reduceSwitch(before.network, event);
  const state = network === before.network ? before : { ...before, network };
  switch (event.type) {
    case 'connection.wanted': {
      const route: Route = { view: 'switch-active-chain', networkId: event.networkId };
      return isVisible(state)
        ? withRouter(state, navigate(state.router, { type: 'push', route }))
        : opened(state, route);
    }
    case 'network.switch-started':
      if (!isVisible(state) || state.router.interrupt || !connectedOf(state)) return state;
      return withRouter(
        state,
        navigate(state.router, { type: 'push', route: { view: 'switch-network', networkId: event.networkId } }),
      );
    case 'network.switched':
      return afterSwitch(state);
    default:
      return state;
  }
};

function reduceSwitch(network: NetworkState, event: Event): NetworkState {
  switch (event.type) {
    case 'network.switch-started':
      return { ...network, switching: { networkId: event.networkId, failure: undefined } };
    case 'network.switched':
      return { ...network, switching: undefined };
    case 'network.switch-failed':
      if (network.switching?.networkId !== event.networkId) return network;
      return {
        ...network,
        switching:
          event.failure.code === 'cancelled' ? undefined : { networkId: event.networkId, failure: event.failure },
      };
    case 'modal.closed':
    case 'route.left':
      return network.switching?.failure ? { ...network, switching: undefined } : network;
    default:
      return network;
  }
}

/** After a switch: back to the screen before the list of networks, or close. */
function afterSwitch(state: State): State {
  if (!isVisible(state)) return state;
  const { history } = state.router;
  const views = history.map((route) => route.view);
  if (!views.includes('networks') && !views.includes('switch-network')) return state;
  const list = views.indexOf('networks');
  const until = list >= 0 ? list : views.indexOf('switch-network');
  const [first, ...rest] = history.slice(0, until);
  // A pending question, such as sign-in, stays on screen.
  if (first === undefined) return state.router.interrupt ? state : closed(state);
  return withRouter(state, { ...state.router, history: [first, ...rest], direction: 'back' });
}
