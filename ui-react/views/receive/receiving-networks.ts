/** The networks on which the account in use can receive. */
import { accountOf, networkOf } from '../../../application/connect/selectors.js';
import type { State } from '../../../application/engine/state.js';
import type { Network } from '../../../domain/network/network.js';

export interface Receiving {
  /** The network in use is first. */
  readonly networks: readonly Network[];
  /** Why there is only one address, or that it is the same on all networks. */
  readonly because: 'smart account' | 'own spelling' | 'same address';
}

/** Namespaces whose networks have different addresses: an address of another network is refused, or belongs to another account. */
const OWN_SPELLING: readonly string[] = ['bip122', 'polkadot'];

export function receivingNetworks(state: State): Receiving {
  const here = networkOf(state);
  const account = accountOf(state);
  const alone = here && !here.unsupported ? [here] : [];
  // A smart account is a contract: on another network the address may be empty, or another owner's.
  if (account?.type === 'smartAccount') return { networks: alone, because: 'smart account' };
  if (here && OWN_SPELLING.includes(here.chainNamespace)) return { networks: alone, because: 'own spelling' };
  const others = state.config.networks.filter(
    (each) => each.chainNamespace === here?.chainNamespace && each.caipNetworkId !== here.caipNetworkId,
  );
  return { networks: [...alone, ...others], because: 'same address' };
}
