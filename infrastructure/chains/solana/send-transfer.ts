/** Sends a transfer through the wallet and follows it. */
import {
  catchError,
  concat,
  defer,
  map,
  mergeMap,
  type Observable,
  of,
  type SchedulerLike,
  tap,
  throwError,
} from 'rxjs';
import type { Chain } from '../../../application/ports/chain.js';
import type { Link, SendStep } from '../../../application/ports/link.js';
import { Failure } from '../../../domain/failure/failure.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import type { Network } from '../../../domain/network/network.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { text } from '../../../domain/value/shape-check.js';
import { fromBase64, toBase64 } from '../../base64.js';
import type { AskWallet } from '../ask-wallet.js';
import type { AskNode } from './ask-node.js';
import { followTransaction } from './follow-transaction.js';
import { prepareTransfer } from './prepare-transfer.js';
import type { PreparedOnce } from './prepared-once.js';
import { readSignature } from './sign-message.js';
import { walletAsk } from './wallet-ask.js';

const PREFLIGHT = { preflightCommitment: 'confirmed' } as const;

export function sendTransfer(
  wallet: AskWallet,
  node: AskNode,
  scheduler: SchedulerLike,
  prepared: PreparedOnce,
): Chain['send'] {
  /** The wallet sends the transaction itself if it can: it may have a better connection than our node. */
  const submit = (
    link: Link,
    network: Network,
    pubkey: string,
    bytes: Uint8Array,
    asking?: () => void,
  ): Observable<string> => {
    const params = { transaction: toBase64(bytes), pubkey };
    asking?.();
    return wallet(link, 'solana_signAndSendTransaction', { ...params, options: PREFLIGHT }).pipe(
      map(readSignature),
      catchError((error: unknown) => {
        if (toFailure(error).code !== 'method-not-supported') return throwError(() => error);
        asking?.();
        return wallet(link, 'solana_signTransaction', params).pipe(
          map(readSigned),
          mergeMap((signed) => node(network, text, 'sendTransaction', signed, { ...PREFLIGHT, encoding: 'base64' })),
          map((signature) => readSignature({ signature })),
        );
      }),
    );
  };

  return (link, transfer, network, asking) =>
    defer(() => {
      const known = prepared.find(transfer, network);
      return known ? of({ ...known, shown: true }) : prepareTransfer(node, transfer, network);
    }).pipe(
      map((made) => ({ shown: false, ...made })),
      mergeMap(({ transaction, lastBlock, shown }) =>
        submit(link, network, transfer.from, transaction, () =>
          asking?.(shown ? undefined : walletAsk(transaction, transfer.token, network)),
        ).pipe(
          tap(() => prepared.forget()),
          mergeMap((hash) =>
            concat(
              of<SendStep>({ type: 'submitted', hash }),
              followTransaction(node, scheduler, network, hash, lastBlock).pipe(
                map((): SendStep => ({ type: 'confirmed', hash })),
              ),
            ),
          ),
        ),
      ),
      catchError((error: unknown) => throwError(() => toFailure(error))),
    );
}

/** Encoded again, as the node expects it. */
function readSigned(answer: unknown): string {
  const signed = fromBase64(readProperty(answer, 'transaction'));
  if (!signed) throw new Failure('wallet-misbehaved', 'The wallet answered with a malformed transaction');
  return toBase64(signed);
}
