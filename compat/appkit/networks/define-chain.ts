import type { Namespace, NetworkId } from '../../../domain/network/caip.js';
import type { AppKitNetwork } from '../app-kit-options.js';

/** Your own network, in any namespace. Returns its argument. */
export function defineChain<
  const T extends AppKitNetwork & { readonly caipNetworkId: NetworkId; readonly chainNamespace: Namespace },
>(network: T): T {
  return network;
}
