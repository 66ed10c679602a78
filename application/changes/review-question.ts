/** What is simulated for a review, and its key. */
import type { Network } from '../../domain/network/network.js';
import type { Tried } from '../../domain/simulation/simulation.js';
import type { Transfer } from '../../domain/transaction/transfer.js';

export interface ReviewQuestion {
  /** The screen, and what the visitor sees there: while this stays the same, an estimate stays until there is a newer one. */
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
