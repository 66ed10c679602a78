/** Everything the modal knows, as one immutable value. Facts are stored once; the rest is derived by selectors. */
import type { AccountState } from '../account/state.js';
import type { ApproveState } from '../approve/state.js';
import type { BuyState } from '../buy/state.js';
import type { CatalogueState } from '../catalogue/state.js';
import type { ConnectState } from '../connect/state.js';
import type { LoginState } from '../login/state.js';
import type { NetworkState } from '../network/state.js';
import type { PayState } from '../pay/state.js';
import type { SendState } from '../send/state.js';
import type { Config } from '../shell/config.js';
import { initialRouter } from '../shell/initial-router.js';
import type { RouterState } from '../shell/router.js';
import type { NoticesState, ShellState } from '../shell/state.js';
import type { SignInState } from '../sign-in/state.js';
import type { SmartSessionsState } from '../smart-sessions/state.js';
import type { SwapState } from '../swap/state.js';

export interface State {
  /** False until the core is loaded; the values before that are the configuration and what storage promised. */
  readonly started: boolean;
  readonly config: Config;
  readonly shell: ShellState;
  readonly router: RouterState;
  readonly connect: ConnectState;
  /** Undefined where there is no wallet directory, and before the core is loaded. */
  readonly catalogue: CatalogueState | undefined;
  readonly network: NetworkState;
  readonly account: AccountState;
  readonly send: SendState;
  readonly login: LoginState;
  readonly approve: ApproveState;
  /** Undefined where nobody signs in. */
  readonly signIn?: SignInState | undefined;
  /** Undefined before somebody looked at swapping, and where nothing is swapped. */
  readonly swap?: SwapState | undefined;
  /** Undefined until somebody wants to buy. */
  readonly buy?: BuyState | undefined;
  /** Undefined until somebody looks at them. */
  readonly smartSessions?: SmartSessionsState | undefined;
  /** Undefined until the dapp wants something paid. */
  readonly pay?: PayState | undefined;
  readonly notices: NoticesState;
}

/** The state before anything has happened. */
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
    account: { holdings: {}, activity: {}, collectibles: {} },
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
