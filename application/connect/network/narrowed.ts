/** The host's networks, or those of the namespace that the modal was opened for. */
import type { Namespace } from '../../../domain/network/caip.js';
import type { Network } from '../../../domain/network/network.js';

/** All of them if none has the namespace: that cannot be intended. */
export function narrowed(networks: readonly Network[], namespace: Namespace | undefined): readonly Network[] {
  const own = networks.filter(({ chainNamespace }) => chainNamespace === namespace);
  return own.length > 0 ? own : networks;
}
