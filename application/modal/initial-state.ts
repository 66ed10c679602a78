import { initialRouter } from '../connect/initial-router.js';
import type { State } from '../engine/state.js';
import type { Config } from '../shell/config.js';

/** The initial state. */
export function initialState(config: Config): State {
  const first =
    config.networks.find((network) => network.caipNetworkId === config.defaultNetwork) ?? config.networks[0];
  return {
    started: false,
    config,
    shell: { open: false, loading: false, refusing: false, openedByInterrupt: false },
    router: initialRouter,
    connect: {
      wallets: {},
      connectors: [],
      recent: [],
      connections: {},
      asking: 0,
      activeNamespace: first?.chainNamespace ?? 'eip155',
    },
    network: { chosen: first ? { [first.chainNamespace]: first.caipNetworkId } : {} },
    account: { holdings: {} },
    lists: { activity: {}, collectibles: {} },
    send: {
      amountText: '',
      receiver: '',
      stage: 'editing',
    },
    login: {},
    approve: { pending: [] },
    notices: {},
  };
}
