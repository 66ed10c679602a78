/** Transaction fees: loaded with the first estimate. */
import type { SchedulerLike } from 'rxjs';
import type { Chain } from '../../../../application/ports/chain.js';
import type { FeeLimits } from '../../../../domain/transaction/fee-limits.js';
import type { AskNode } from '../node/ask-node.js';
import { costOf } from './cost-of.js';
import { estimateFee } from './estimate-fee.js';
import { readGasPrice } from './gas-price.js';

export type EvmFees = Required<Pick<Chain, 'estimateFee' | 'costOf'>>;

export function evmFees(ask: AskNode, scheduler: SchedulerLike, limits?: FeeLimits): EvmFees {
  const gasPrice = readGasPrice(ask, scheduler, limits);
  return { estimateFee: estimateFee(ask, gasPrice), costOf: costOf(ask, gasPrice, limits) };
}
