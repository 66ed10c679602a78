/** One call as a transaction of its own, followed until it is in a block. */
import { concat, map, mergeMap, of, type SchedulerLike } from 'rxjs';
import type { Batches } from '../../../application/batch/port.js';
import type { SendStep } from '../../../application/ports.js';
import type { Call } from '../../../domain/batch.js';
import { Failure } from '../../../domain/failure.js';
import { addressOf, hexOf } from './abi.js';
import type { AskNode } from './ask-node.js';
import type { AskWallet } from './ask-wallet.js';
import { followTransaction } from './follow-transaction.js';
import { sendTransaction } from './send-transaction.js';
import type { Transaction } from './transaction.js';

export function sendCall(askWallet: AskWallet, askNode: AskNode, scheduler: SchedulerLike): Batches['call'] {
  return (link, address, asked, network, asking) =>
    sendTransaction(askWallet, link, network, () => callTransaction(address, asked), asking).pipe(
      mergeMap((hash) => {
        const confirmed$ = followTransaction(askNode, scheduler, network, hash).pipe(
          map((receipt): SendStep => {
            if (receipt.succeeded) return { type: 'confirmed', hash: receipt.hash };
            throw new Failure('transaction-reverted', 'The transaction failed', { data: { hash } });
          }),
        );
        return concat(of<SendStep>({ type: 'submitted', hash }), confirmed$);
      }),
    );
}

/** As the wallet is asked to send it. */
export function callTransaction(address: string, { to, data = '0x', value = 0n }: Call): Transaction {
  return { from: addressOf(address), to: addressOf(to), value: hexOf(value), data: data as `0x${string}` };
}
