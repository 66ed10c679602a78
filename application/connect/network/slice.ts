/** Folds events into the dapp's choice of network and a pending switch. */
import { type Namespace, type NetworkId, namespaceOf } from '../../../domain/network/caip.js';
import type { Event } from '../../engine/events.js';
import type { Config } from '../../shell/config.js';
import type { NetworkState } from './state.js';

export function reduceNetwork(network: NetworkState, event: Event, config: Config): NetworkState {
  switch (event.type) {
    case 'connection.opened':
      return [event, ...(event.also ?? [])].reduce((next, { networkId }) => choose(next, networkId, config), network);
    case 'network.changed':
    case 'connection.wanted':
    case 'network.switched':
      return choose(network, event.networkId, config);
    case 'connection.closed':
      return { chosen: withInitial(network.chosen, event.namespace, config), switching: undefined };
    case 'config.changed': {
      const { chosen } = network;
      const removed = (Object.keys(chosen) as Namespace[]).filter((each) => !isConfigured(chosen[each], config));
      return { ...network, chosen: removed.reduce((all, each) => withInitial(all, each, config), chosen) };
    }
    default:
      return network;
  }
}

/** Only configured networks can be chosen. */
function choose(network: NetworkState, id: NetworkId, config: Config): NetworkState {
  if (network.chosen[namespaceOf(id)] === id || !isConfigured(id, config)) return network;
  return { ...network, chosen: { ...network.chosen, [namespaceOf(id)]: id } };
}

function isConfigured(id: NetworkId | undefined, config: Config): boolean {
  return config.networks.some((known) => known.caipNetworkId === id);
}

/** With the first network of a namespace: the default one if it has that namespace, else the first in the list. */
function withInitial(all: NetworkState['chosen'], namespace: Namespace, config: Config): NetworkState['chosen'] {
  const own = config.networks.filter((network) => network.chainNamespace === namespace);
  const initial = (own.find((network) => network.caipNetworkId === config.defaultNetwork) ?? own[0])?.caipNetworkId;
  const { [namespace]: _, ...chosen } = all;
  return initial ? { ...chosen, [namespace]: initial } : chosen;
}
