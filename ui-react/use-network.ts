import { networkOf } from '../application/connect/selectors.js';
import type { Modal } from '../application/modal/modal.js';
import type { Namespace, NetworkId } from '../domain/network/caip.js';
import type { Network } from '../domain/network/network.js';
import { useModal } from './use-modal.js';

/** What `useNetwork` returns: the network in use, and a function that switches to another. */
export interface NetworkInUse {
  readonly network: Network | undefined;
  /** CAIP-2. */
  readonly networkId: NetworkId | undefined;
  /** The namespace's own reference: a number for eip155. */
  readonly chainId: string | number | undefined;
  /** True when the wallet is on a network this site was not configured with. */
  readonly isUnsupported: boolean;
  /** Moves to a configured network. */
  readonly switchNetwork: Modal['switchNetwork'];
}

/** The network in use: where the wallet is when connected, else the dapp's choice. */
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
