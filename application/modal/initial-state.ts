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
      attempt: undefined,
      opening: undefined,
      asking: 0,
      activeNamespace: first?.chainNamespace ?? 'eip155',
    },
    catalogue: undefined,
    network: { chosen: first ? { [first.chainNamespace]: first.caipNetworkId } : {}, switching: undefined },
    account: { holdings: {} },
    lists: { activity: {}, collectibles: {} },
    send: {
      token: undefined,
      amountText: '',
      receiver: '',
      fee: undefined,
      stage: 'editing',
      hash: undefined,
      failure: undefined,
    },
    login: {},
    approve: { pending: [] },
    notices: { snack: undefined, nextSnack: undefined, alert: undefined },
  };
}
