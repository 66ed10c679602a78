/** Starts to pair on a pairing screen that a host opened. */
import { distinctUntilChanged, EMPTY, map, mergeMap } from 'rxjs';
import type { Reaction } from '../../engine/deps.js';
import type { State } from '../../engine/state.js';
import { isVisible } from '../../shell/navigation.js';
import { currentRoute } from '../../shell/router.js';

export const pairWhenShown: Reaction = ({ state$, state, ask }) =>
  state$.pipe(
    map(pairingRoute),
    distinctUntilChanged(),
    mergeMap((route) => {
      // Choosing a wallet on another screen starts pairing already; with `manualWCControl` the host starts it.
      if (!route || state().connect.attempt || state().config.manualWCControl) return EMPTY;
      const pairing = Object.values(state().connect.wallets)
        .flat()
        .find(({ type }) => type === 'WALLET_CONNECT');
      const chosen = route.view === 'connecting-wallet-connect' ? route.wallet : undefined;
      ask({ type: 'connect', wallet: chosen ?? pairing?.id ?? 'walletConnect' });
      return EMPTY;
    }),
  );

function pairingRoute(state: State) {
  const route = currentRoute(state.router);
  const pairs = route.view === 'connecting-wallet-connect' || route.view === 'connecting-wallet-connect-basic';
  return pairs && isVisible(state) ? route : undefined;
}
