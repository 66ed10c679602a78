/** Names for values in descriptors, from the host's lists and the visitor's accounts: never from the named party. */

import { networkIdOf } from '../../../domain/network/caip.js';
import type { Network } from '../../../domain/network/network.js';
import type { Token } from '../../../domain/token/token.js';
import type { State } from '../../engine/state.js';
import type { ClearNames } from '../../ports/clear-signing.js';

export function clearNames({ config }: Pick<State, 'config'>): ClearNames {
  const networkOf = (chainId: number): Network | undefined =>
    config.networks.find(({ caipNetworkId }) => caipNetworkId === networkIdOf('eip155', chainId));
  const tokenAt = (tokens: readonly Token[] | undefined, address: string): Token | undefined =>
    tokens?.find((each) => each.address?.toLowerCase() === address.toLowerCase());
  return {
    token: (chainId, address) => Promise.resolve(tokenAt(config.tokens[networkIdOf('eip155', chainId)], address)),
    native: (chainId) => networkOf(chainId)?.nativeCurrency,
    network: (chainId) => networkOf(chainId)?.name,
    address(address, kinds) {
      // The same address is another contract on another network: a name is shown only if all lists agree.
      const tokens = Object.values(config.tokens).flatMap((list) => tokenAt(list, address) ?? []);
      const [first] = tokens;
      const same = first && tokens.every(({ name }) => name === first.name);
      const expected = kinds.length === 0 || kinds.includes('token') || kinds.includes('contract');
      return Promise.resolve(same ? { name: first.name, expected } : undefined);
    },
    collection: () => Promise.resolve(undefined),
    blockTime: () => Promise.resolve(undefined),
  };
}
