import { networkOf } from '../application/connect/selectors.js';
import type { Modal } from '../application/modal/modal.js';
import type { Namespace, NetworkId } from '../domain/network/caip.js';
import type { Network } from '../domain/network/network.js';
import { useModal } from './use-modal.js';

/** What `useNetwork` returns: the network in use, and a function that switches networks. */
export interface NetworkInUse {
  readonly network: Network | undefined;
  /** CAIP-2. */
  readonly networkId: NetworkId | undefined;
  /** The reference of its CAIP-2 id: a number for eip155, text for other namespaces. */
  readonly chainId: string | number | undefined;
  /** True if the wallet is on a network that is not configured. */
  readonly isUnsupported: boolean;
  /** Switches to a configured network. */
  readonly switchNetwork: Modal['switchNetwork'];
}

/** The network in use: the wallet's when connected, otherwise the dapp's preferred network. */
export function useNetwork(options: { readonly namespace?: Namespace } = {}): NetworkInUse {
  const { switchNetwork } = useModal();
  const network = useModal((state) => networkOf(state, options.namespace));
  return {
    network,
    networkId: network?.caipNetworkId,
    chainId: network?.id,
    isUnsupported: network?.unsupported === true,
    switchNetwork,
  };
}
