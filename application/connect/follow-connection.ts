/** How opening and closing the modal, connections and networks change the screen. */
import type { Event } from '../engine/events.js';
import type { Fold } from '../engine/fold.js';
import type { State } from '../engine/state.js';
import { isVisible, withRouter } from '../shell/navigation.js';
import { navigate, type Route, type RouterState, topRoute } from '../shell/router.js';
import { connectedOf, isUnsupported } from './selectors.js';

export const followConnection: Fold = (state, event) => {
  switch (event.type) {
    case 'modal.opened':
      return opened(state, event.route);
    case 'modal.closed':
      return closed(state);
    case 'connection.started':
      return event.restoring || !isVisible(state) ? state : connecting(state, event);
    case 'connection.opened':
      return checkNetwork(event.restored ? restored(state) : state.connect.followed ? state : closed(state));
    case 'connection.closed':
      if (event.namespace !== state.connect.activeNamespace || event.reason === 'not-restored') return state;
      return isVisible(state) ? closed(state) : state;
    case 'network.changed':
    case 'network.switched':
      return checkNetwork(state);
    default:
      return state;
  }
};

/** The screen that waits for the wallet. A simple pairing screen shows the pairing itself. */
function connecting(state: State, event: Extract<Event, { type: 'connection.started' }>): State {
  const { walletId, listed, pairing } = event;
  if (pairing && !listed && topRoute(state.router).view === 'connecting-wallet-connect-basic') return state;
  const route: Route = pairing
    ? { view: 'connecting-wallet-connect', ...(listed && { wallet: listed }) }
    : { view: 'connecting-wallet', walletId };
  return withRouter(state, navigate(state.router, { type: 'push', route }));
}

export function opened(state: State, route: Route): State {
  const router: RouterState = {
    ...state.router,
    history: [route],
    interrupt: isUnsupported(state) ? { view: 'unsupported-network' } : state.router.interrupt,
    direction: 'forward',
  };
  return { ...state, router, shell: { ...state.shell, open: !state.config.inline, openedByInterrupt: false } };
}

export function closed(state: State): State {
  const shell = { open: false, loading: false, refusing: false, openedByInterrupt: false };
  // An inline modal cannot close: it returns to the first screen.
  const history: RouterState['history'] = state.config.inline
    ? [{ view: connectedOf(state) ? 'account' : 'connect' }]
    : state.router.history;
  return { ...state, shell, router: { ...state.router, history, interrupt: undefined } };
}

/** A connection was restored while the modal was already showing Connect. */
function restored(state: State): State {
  if (!isVisible(state) || topRoute(state.router).view !== 'connect') return state;
  return withRouter(state, navigate(state.router, { type: 'reset', route: { view: 'account' } }));
}

/** Shows the 'unsupported network' screen while the wallet is on a network that is not configured. */
function checkNetwork(state: State): State {
  const shown = state.router.interrupt?.view === 'unsupported-network';
  if (isUnsupported(state)) {
    if (shown) return state;
    const shell = isVisible(state) ? state.shell : { ...state.shell, open: true, openedByInterrupt: true };
    return {
      ...state,
      shell,
      router: navigate(state.router, { type: 'interrupt', interrupt: { view: 'unsupported-network' } }),
    };
  }
  if (!shown) return state;
  if (state.shell.openedByInterrupt) return closed(state);
  return withRouter(state, navigate(state.router, { type: 'settle' }));
}
