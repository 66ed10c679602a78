/** Solana wallets have no current network: each request names one. */
import { concat, of, throwError } from 'rxjs';
import type { Chain } from '../../../application/ports/chain.js';
import { Failure } from '../../../domain/failure/failure.js';

export const switchNetwork: Chain['switchNetwork'] = (link, { caipNetworkId }) =>
  link.moveTo
    ? concat(link.moveTo(caipNetworkId), of('switched' as const))
    : throwError(() => new Failure('network-not-supported', 'Chain is not supported'));
