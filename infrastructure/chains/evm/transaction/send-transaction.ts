/** Has the wallet send one transaction. */
import { catchError, defer, forkJoin, map, mergeMap, type Observable, of, type SchedulerLike, throwError } from 'rxjs';
import type { Link } from '../../../../application/ports/link.js';
import { Failure } from '../../../../domain/failure/failure.js';
import { toFailure } from '../../../../domain/failure/to-failure.js';
import { readChainId } from '../../../../domain/network/chain-id.js';
import type { Network } from '../../../../domain/network/network.js';
import { within } from '../../../within.js';
import { quantityOf } from '../abi.js';
import { type AskWallet, PROMPT_LIMIT, SILENT_LIMIT } from '../ask-wallet.js';
import { sendFailure } from '../errors.js';
import type { AskNode } from '../node/ask-node.js';
import { transactionHash } from '../schema.js';
import { type KnownTransaction, payloadOf } from './find-replacement.js';
import { onNetwork, type Transaction } from './transaction.js';

/** Recipients of requests: the wallet, and a node of ours beside it. */
export interface ChainAccess {
  readonly wallet: AskWallet;
  readonly node: AskNode;
  readonly scheduler: SchedulerLike;
}

/** Time limit, well below that of the wallet. */
const NUMBER_LIMIT = 1_000;

/**
 * The transaction that the wallet has sent on that network, as it should look: its nonce is the account's next one, if a node reported it.
 * `asking` is called right before the wallet request.
 */
export function sendTransaction(
  { wallet, node, scheduler }: ChainAccess,
  link: Link,
  network: Network,
  make: () => Transaction,
  asking?: () => void,
): Observable<Partial<KnownTransaction> & Pick<KnownTransaction, 'hash'>> {
  return defer(() => {
    const transaction = onNetwork(make(), network);
    const { from, to, value, data } = transaction;
    const unknown = () => of(undefined);
    const next$ = within(
      node(network, 'eth_getTransactionCount', [from, 'pending']).pipe(map(quantityOf)),
      NUMBER_LIMIT,
      scheduler,
      unknown,
    ).pipe(catchError(unknown));
    // Checked right before, since the same transaction on another network would spend other funds.
    return forkJoin([wallet(link, SILENT_LIMIT, 'eth_chainId').pipe(map(readChainId)), next$]).pipe(
      mergeMap(([current, nonce]) => {
        if (current !== network.caipNetworkId)
          throw new Failure('network-mismatch', `The wallet is on ${current}`, { data: { networkId: current } });
        asking?.();
        return wallet(link, PROMPT_LIMIT, 'eth_sendTransaction', [transaction]).pipe(
          map((answer) => ({
            hash: readHash(answer),
            ...(nonce !== undefined && { from: from.toLowerCase(), nonce, payload: payloadOf(to, value, data) }),
          })),
        );
      }),
    );
  }).pipe(catchError((error: unknown) => throwError(() => sendFailure(toFailure(error)))));
}

function readHash(answer: unknown): string {
  const { success, data } = transactionHash.safeParse(answer);
  if (success) return data;
  throw new Failure('wallet-misbehaved', 'The wallet answered with a malformed transaction hash');
}
