/** The texts for a network in another namespace, which requires another wallet. */
import { connectedOf, networkOf } from '../../../application/connect/selectors.js';
import type { State } from '../../../application/engine/state.js';
import type { Namespace, NetworkId } from '../../../domain/network/caip.js';
import { findNetwork } from '../../../domain/network/find-network.js';
import type { Text } from '../../text/en.js';

export interface KindWords {
  /** Of the requested network. */
  readonly kind: Namespace;
  readonly headline: string;
  readonly lead: readonly string[];
  readonly stay: string;
}

export function kindWords(
  state: State,
  networkId: NetworkId,
  own: Text['otherKind'],
  namespaces: Text['namespaces'],
): KindWords {
  const { name, chainNamespace } = findNetwork(state.config.networks, networkId);
  const connected = connectedOf(state);
  const here = networkOf(state);
  const keeps = connected && own.keeps(connected.wallet.name, namespaces[connected.account.namespace]);
  return {
    kind: chainNamespace,
    headline: own.switchTo[chainNamespace],
    lead: [own.lead[chainNamespace](name), ...(keeps ? [keeps] : [])],
    stay: connected && here && !here.unsupported ? own.stay(here.name) : own.goBack,
  };
}
