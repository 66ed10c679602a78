/** The networks to choose from, as rows. */
import { connectedOf, networkIdOf } from '../../../application/connect/selectors.js';
import type { State } from '../../../application/engine/state.js';
import type { Network } from '../../../domain/network/network.js';

export interface NetworkRow {
  readonly network: Network;
  readonly current: boolean;
  /** False if switching is disabled, except for the current network. */
  readonly available: boolean;
  readonly switching: boolean;
}

/** The configured networks whose name contains the search text, in the host's order. */
export function networkRows(state: State, query = ''): readonly NetworkRow[] {
  const wanted = query.trim().toLowerCase();
  const current = networkIdOf(state);
  const { switching } = state.network;
  return state.config.networks
    .filter((network) => network.name.toLowerCase().includes(wanted))
    .map((network) => {
      const isCurrent = network.caipNetworkId === current;
      return {
        network,
        current: isCurrent,
        available: isCurrent || state.config.enableNetworkSwitch || !connectedOf(state),
        switching: switching?.networkId === network.caipNetworkId && !switching.failure,
      };
    });
}
