/** Asks the wallet to send one transaction. */
import { catchError, defer, map, mergeMap, type Observable, throwError } from 'rxjs';
import type { Link } from '../../../application/ports.js';
import { readChainId } from '../../../domain/chain-id.js';
import { Failure } from '../../../domain/failure.js';
import type { Network } from '../../../domain/network.js';
import { toFailure } from '../../../domain/to-failure.js';
import { type AskWallet, PROMPT_LIMIT, SILENT_LIMIT } from './ask-wallet.js';
import { sendFailure } from './errors.js';
import { transactionHash } from './schema.js';
import { onNetwork, type Transaction } from './transaction.js';

/** The hash, once the wallet has sent it on that network. */
export function sendTransaction(
  askWallet: AskWallet,
  link: Link,
  network: Network,
  make: () => Transaction,
  asking?: () => void,
): Observable<string> {
  return defer(() => {
    const transaction = onNetwork(make(), network);
    // Looked at right before, as the same transaction on another network would spend other money.
    return askWallet(link, SILENT_LIMIT, 'eth_chainId').pipe(
      map(readChainId),
      mergeMap((current) => {
        if (current !== network.caipNetworkId)
          throw new Failure('network-mismatch', `The wallet is on ${current}`, { data: { networkId: current } });
        asking?.();
        return askWallet(link, PROMPT_LIMIT, 'eth_sendTransaction', [transaction]);
      }),
    );
  }).pipe(
    catchError((error: unknown) => throwError(() => sendFailure(toFailure(error)))),
    map(readHash),
  );
}

function readHash(answer: unknown): string {
  const { success, data } = transactionHash.safeParse(answer);
  if (success) return data;
  throw new Failure('wallet-misbehaved', 'The wallet answered with a malformed transaction hash');
}
