import type { State } from '../../../application/engine/state.js';
import type { Interrupt, Route } from '../../../application/shell/router.js';
import { findNetwork } from '../../../domain/network/find-network.js';
import type { Text } from '../../text/en.js';
import { shownWallet } from '../../views/connect/shown-wallet.js';

/** The title in the header of a screen: the wallet's or network's name if the screen is about one. */
export function titleOf(route: Route | Interrupt, state: State, titles: Text['titles']): string {
  switch (route.view) {
    case 'connecting-wallet':
    case 'connecting-multi-chain':
      return (route.view === 'connecting-wallet' && shownWallet(state, route.walletId).name) || titles[route.view];
    case 'connecting-wallet-connect':
    case 'downloads':
      return route.wallet?.name || titles[route.view];
    case 'switch-network': {
      const network = findNetwork(state.config.networks, route.networkId);
      return network.unsupported ? titles[route.view] : network.name;
    }
    default:
      return titles[route.view];
  }
}
