import type { Namespace, NetworkId } from '../../../domain/network/caip.js';
import type { AppKitNetwork } from '../app-kit-options.js';

/** A network of your own, of any kind. Returns what it was given. */
export function defineChain<
  const T extends AppKitNetwork & { readonly caipNetworkId: NetworkId; readonly chainNamespace: Namespace },
>(network: T): T {
  return network;
}
