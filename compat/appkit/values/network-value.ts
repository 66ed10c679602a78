/** The network in use as AppKit describes it. */
import { networkOf } from '../../../application/connect/selectors.js';
import type { State } from '../../../application/engine/state.js';
import type { Namespace, NetworkId } from '../../../domain/network/caip.js';
import type { Network } from '../../../domain/network/network.js';

/** A network with its CAIP-2 id and namespace. */
export type CaipNetwork = Network;

export interface NetworkValue {
  caipNetwork: CaipNetwork | undefined;
  caipNetworkId: NetworkId | undefined;
  /** A number on EVM networks, configured or not; text elsewhere. */
  chainId: number | string | undefined;
}

/** Where the wallet is, else where the visitor would like it to be. */
export function networkValue(state: State, namespace?: Namespace): NetworkValue {
  const network = networkOf(state, namespace);
  return { caipNetwork: network, caipNetworkId: network?.caipNetworkId, chainId: network?.id };
}
