import { networkIdOf } from '../../../application/connect/selectors.js';
import type { State } from '../../../application/engine/state.js';
import type { Namespace, NetworkId } from '../../../domain/network/caip.js';

/** What AppKit's `useAppKitState` returns. */
export interface PublicState {
  /** True while the modal or the dapp is busy. */
  loading: boolean;
  /** Whether the modal is shown. */
  open: boolean;
  /** CAIP-2. */
  selectedNetworkId: NetworkId | undefined;
  /** The active namespace. */
  activeChain: Namespace | undefined;
  /** True once the modal's core has started and looks for wallets. */
  initialized: boolean;
}

export function publicState(state: State): PublicState {
  return {
    loading: state.shell.loading,
    open: state.shell.open,
    selectedNetworkId: networkIdOf(state),
    activeChain: state.connect.activeNamespace,
    initialized: state.started,
  };
}
