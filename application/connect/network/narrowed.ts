/** The host's networks, of one namespace where the modal was opened for that. */
import type { Namespace } from '../../../domain/network/caip.js';
import type { Network } from '../../../domain/network/network.js';

/** All of them, where none is of the namespace: it cannot have been meant. */
export function narrowed(networks: readonly Network[], namespace: Namespace | undefined): readonly Network[] {
  const own = networks.filter(({ chainNamespace }) => chainNamespace === namespace);
  return own.length > 0 ? own : networks;
}
