/** The network's own currency as a token. */
import type { Network } from '../../domain/network.js';
import type { Token } from '../../domain/token.js';

export function nativeToken(network: Network): Token {
  return { networkId: network.caipNetworkId, ...network.nativeCurrency };
}
