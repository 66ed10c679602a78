// biome-ignore lint/correctness/noUndeclaredDependencies: the app's own, as with wagmi
import { type Ref, shallowRef } from 'vue';
import type { AppKitNetwork } from '../app-kit-options.js';
import { sharedInstance } from '../instance.js';
import { type NetworkValue, networkValue } from '../values/network-value.js';
import { steady } from '../values/steady.js';
import { followModal } from './follow-modal.js';

/** The network in use, and how to change it. */
export interface NetworkInUse extends NetworkValue {
  /** Requests another configured network from the wallet; without one, only chooses it. Always resolves. */
  switchNetwork: (network: AppKitNetwork) => Promise<void>;
}

const switchNetwork: NetworkInUse['switchNetwork'] = async (network) => sharedInstance()?.switchNetwork(network);

const NOWHERE: NetworkInUse = {
  caipNetwork: undefined,
  caipNetworkId: undefined,
  chainId: undefined,
  switchNetwork,
};

/** The network in use. `switchNetwork` requests another one from the wallet and always resolves. */
export function useAppKitNetwork(): Ref<NetworkInUse> {
  const network = shallowRef(NOWHERE);
  followModal(
    steady((state) => ({ ...networkValue(state), switchNetwork })),
    NOWHERE,
    (value) => {
      network.value = value;
    },
  );
  return network;
}
