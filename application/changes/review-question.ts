/** What a review has tried out, and by what it is known. */
import type { Network } from '../../domain/network/network.js';
import type { Tried } from '../../domain/simulation/simulation.js';
import type { Transfer } from '../../domain/transaction/transfer.js';

export interface ReviewQuestion {
  /** Its screen, and what the visitor sees there: while it stays, what was estimated stays until there is a newer estimate. */
  readonly about: string;
  readonly network: Network;
  readonly account: string;
  readonly tried: Tried;
}

export function transferQuestion(screen: string, transfer: Transfer, network: Network): ReviewQuestion {
  const { token, from, to, amount } = transfer;
  const about = [screen, network.caipNetworkId, token.address, from, to, amount].join(' ');
  return { about, network, account: from, tried: { transfer } };
}
