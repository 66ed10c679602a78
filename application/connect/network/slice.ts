/** Folds events into the dapp's choice of network and a pending switch. */
import { type NetworkId, namespaceOf } from '../../../domain/network/caip.js';
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
    case 'connection.closed': {
      const initial = initialChoice(config, event.namespace);
      const { [event.namespace]: _, ...chosen } = network.chosen;
      return { chosen: initial ? { ...chosen, [event.namespace]: initial } : chosen, switching: undefined };
    }
    default:
      return network;
  }
}

/** Only configured networks can be chosen. */
function choose(network: NetworkState, id: NetworkId, config: Config): NetworkState {
  if (network.chosen[namespaceOf(id)] === id || !config.networks.some((known) => known.caipNetworkId === id))
    return network;
  return { ...network, chosen: { ...network.chosen, [namespaceOf(id)]: id } };
}

/** The first network of a namespace: the default one if it has that namespace, else the first in the list. */
function initialChoice(config: Config, namespace: string): NetworkId | undefined {
  const own = config.networks.filter((network) => network.chainNamespace === namespace);
  return (own.find((network) => network.caipNetworkId === config.defaultNetwork) ?? own[0])?.caipNetworkId;
}
