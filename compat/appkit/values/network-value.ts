/** The network in use as AppKit describes it. */
import { networkOf } from '../../../application/connect/selectors.js';
import type { State } from '../../../application/engine/state.js';
import type { Namespace, NetworkId } from '../../../domain/network/caip.js';
import type { Network } from '../../../domain/network/network.js';

/** A network with its CAIP-2 id and namespace. */
export type CaipNetwork = Network;

/** What AppKit's `useAppKitNetwork` returns: the network in use. */
export interface NetworkValue {
  /** Undefined before `createAppKit`. For a network that is not configured: a placeholder with `unsupported: true`. */
  caipNetwork: CaipNetwork | undefined;
  /** CAIP-2. */
  caipNetworkId: NetworkId | undefined;
  /** A number on EVM networks, configured or not; text elsewhere. */
  chainId: number | string | undefined;
}

/** The wallet's network; without a wallet, the one that the visitor chose. */
export function networkValue(state: State, namespace?: Namespace): NetworkValue {
  const network = networkOf(state, namespace);
  return { caipNetwork: network, caipNetworkId: network?.caipNetworkId, chainId: network?.id };
}
