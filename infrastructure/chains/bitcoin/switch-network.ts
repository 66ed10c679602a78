/** Some Bitcoin wallets expose accounts on several networks, and each request names one; others need a request to switch. */
import { catchError, concat, map, of, throwError } from 'rxjs';
import type { Chain } from '../../../application/ports/chain.js';
import { Failure } from '../../../domain/failure/failure.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import type { AskWallet } from '../ask-wallet.js';

export function switchNetwork(wallet: AskWallet): Chain['switchNetwork'] {
  return (link, { caipNetworkId }) => {
    if (link.moveTo) return concat(link.moveTo(caipNetworkId), of('switched' as const));
    return wallet(link, 'changeNetwork', { network: caipNetworkId }).pipe(
      map(() => 'switched' as const),
      catchError((error: unknown) => {
        const failure = toFailure(error);
        const closed = failure.code === 'method-not-supported';
        return throwError(() => (closed ? new Failure('network-not-supported', 'Chain is not supported') : failure));
      }),
    );
  };
}
