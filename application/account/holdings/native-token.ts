/** The native currency as a token. */
import type { Network } from '../../../domain/network/network.js';
import type { Token } from '../../../domain/token/token.js';

export function nativeToken(network: Network): Token {
  return { networkId: network.caipNetworkId, ...network.nativeCurrency };
}
