/** Building transactions, which needs Solana's own library: a separate chunk, so that viewing does not load it. */
import type { SchedulerLike } from 'rxjs';
import type { Chain } from '../../../application/ports/chain.js';
import type { AskWallet } from '../ask-wallet.js';
import type { AskNode } from './ask-node.js';
import { estimateFee } from './prepare-transfer.js';
import { preparedOnce } from './prepared-once.js';
import { sendTransfer } from './send-transfer.js';

export function transfers(
  wallet: AskWallet,
  node: AskNode,
  scheduler: SchedulerLike,
): Pick<Chain, 'estimateFee' | 'send'> {
  const prepared = preparedOnce(scheduler);
  return { estimateFee: estimateFee(node, prepared.keep), send: sendTransfer(wallet, node, scheduler, prepared) };
}
