import type { AppKitNetwork } from '../app-kit-options.js';
import { sharedInstance } from '../instance.js';
import { type NetworkValue, networkValue } from '../values/network-value.js';
import { steady } from '../values/steady.js';
import { useModalState } from './use-modal-state.js';

const NOWHERE: NetworkValue = { caipNetwork: undefined, caipNetworkId: undefined, chainId: undefined };

const read = steady((state) => networkValue(state));

/** The network in use, and a function to switch it. */
export interface NetworkInUse extends NetworkValue {
  /** Requests another configured network from the wallet; without one, only chooses it. Always resolves. */
  switchNetwork: (network: AppKitNetwork) => Promise<void>;
}

/** The network in use, and a function to switch it. */
export function useAppKitNetwork(): NetworkInUse {
  return { ...useAppKitNetworkCore(), switchNetwork };
}

/** The network in use, without a function to switch it. */
export function useAppKitNetworkCore(): NetworkValue {
  return useModalState(read, NOWHERE);
}

async function switchNetwork(network: AppKitNetwork): Promise<void> {
  await sharedInstance()?.switchNetwork(network);
}
