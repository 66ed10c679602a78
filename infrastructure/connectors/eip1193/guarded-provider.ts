/** What hosts are handed in place of a wallet's own provider. */
import type { NetworkId } from '../../../domain/caip.js';
import { admitRequest } from './admit-request.js';
import { type Eip1193Provider, type Eip1193Request, requestOf } from './provider.js';

/**
 * Requests and events of EIP-1193 pass through as they are, in the same tick; what wallets carry besides does not. What
 * `admitRequest` refuses never reaches the wallet; `network` tells where the session is, and nothing once it has ended.
 *
 * Frozen, so that no script on the page can put itself between the dapp and the wallet here.
 */
export function guardedProvider(provider: Eip1193Provider, network: () => NetworkId | undefined): Eip1193Provider {
  const pass = (method: 'on' | 'removeListener') => (event: string, listener: (payload: unknown) => void) => {
    provider[method]?.(event, listener);
    return guarded;
  };
  const guarded: Eip1193Provider = Object.freeze({
    async request(request: Eip1193Request) {
      admitRequest(request, network());
      return await requestOf(provider)(request);
    },
    on: pass('on'),
    removeListener: pass('removeListener'),
  });
  return guarded;
}
