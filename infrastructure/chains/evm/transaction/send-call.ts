/** One call as a separate transaction, followed until it is in a block. */
import { concat, map, mergeMap, of } from 'rxjs';
import type { Batches } from '../../../../application/ports/batches.js';
import type { SendStep } from '../../../../application/ports/link.js';
import { Failure } from '../../../../domain/failure/failure.js';
import type { Call } from '../../../../domain/request/batch.js';
import { addressOf, hexOf } from '../abi.js';
import { followTransaction } from './follow-transaction.js';
import { type ChainAccess, sendTransaction } from './send-transaction.js';
import type { Transaction } from './transaction.js';

export function sendCall(access: ChainAccess): Batches['call'] {
  return (link, address, asked, network, asking) =>
    sendTransaction(access, link, network, () => callTransaction(address, asked), asking).pipe(
      mergeMap((sent) => {
        const { hash } = sent;
        const confirmed$ = followTransaction(access.node, access.scheduler, network, sent).pipe(
          map((receipt): SendStep => {
            if (receipt.succeeded) return { type: 'confirmed', hash: receipt.hash };
            throw new Failure('transaction-reverted', 'The transaction failed', { data: { hash } });
          }),
        );
        return concat(of<SendStep>({ type: 'submitted', hash }), confirmed$);
      }),
    );
}

/** The parameters of the wallet request. */
export function callTransaction(address: string, { to, data = '0x', value = 0n }: Call): Transaction {
  return { from: addressOf(address), to: addressOf(to), value: hexOf(value), data: data as `0x${string}` };
}
