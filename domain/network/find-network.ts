import { type NetworkId, namespaceOf } from './caip.js';
import type { Network } from './network.js';
import { parseNetworkId } from './parse-id.js';

const UNKNOWN_NETWORK_NAME = 'Unknown Network';

/** The placeholder for a network that is not configured. */
export function unsupportedNetwork(id: NetworkId): Network {
  const { namespace, reference } = parseNetworkId(id);
  return {
    id: namespace === 'eip155' && Number.isSafeInteger(+reference) ? +reference : reference,
    caipNetworkId: id,
    chainNamespace: namespace,
    name: UNKNOWN_NETWORK_NAME,
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    rpcUrls: { default: { http: [] } },
    unsupported: true,
  };
}

/** The configured network of that id, else the unsupported entry. */
export function findNetwork(networks: readonly Network[], id: NetworkId): Network {
  return networks.find((network) => network.caipNetworkId === id) ?? unsupportedNetwork(id);
}

/**
 * The network to start on: the last one; if it is no longer configured but its namespace is, its unsupported entry; else the host's
 * default; else the first.
 */
export function initialNetwork(
  networks: readonly [Network, ...Network[]],
  stored: NetworkId | undefined,
  preferred?: NetworkId,
): Network {
  const known = (id: NetworkId | undefined) => networks.find((network) => network.caipNetworkId === id);
  const found = known(stored);
  if (found) return found;
  if (stored && networks.some(({ chainNamespace }) => chainNamespace === namespaceOf(stored))) {
    return unsupportedNetwork(stored);
  }
  return known(preferred) ?? networks[0];
}
