/** Building transactions, which needs Solana's own library: a separate chunk, so that viewing does not load it. */
import { map, type Observable, of, type SchedulerLike } from 'rxjs';
import type { Chain } from '../../../application/ports/chain.js';
import type { Network } from '../../../domain/network/network.js';
import type { Transfer } from '../../../domain/transaction/transfer.js';
import type { AskWallet } from '../ask-wallet.js';
import type { AskNode } from './ask-node.js';
import { estimateFee, prepareTransfer } from './prepare-transfer.js';
import { preparedOnce } from './prepared-once.js';
import { sendTransfer } from './send-transfer.js';

interface Preparation {
  /** The transaction that would be sent. */
  prepare(transfer: Transfer, network: Network): Observable<Uint8Array>;
}

export function transfers(
  wallet: AskWallet,
  node: AskNode,
  scheduler: SchedulerLike,
): Pick<Chain, 'estimateFee' | 'send'> & Preparation {
  const prepared = preparedOnce(scheduler);
  return {
    estimateFee: estimateFee(node, prepared.keep),
    send: sendTransfer(wallet, node, scheduler, prepared),
    prepare: (transfer, network) => {
      const known = prepared.find(transfer, network);
      return (known ? of(known) : prepareTransfer(node, transfer, network)).pipe(map(({ transaction }) => transaction));
    },
  };
}
