/** Where balances are read. A file of its own because networks themselves load with the page. */
import { chainSupports, type ListedChain } from '../network/chain-support.js';
import type { Network } from '../network/network.js';

/** The text for a balance that is not read. */
export const NO_BALANCE = '0.00';

/** Whether balances are read on that network: only if its chain supports them. */
export function showsBalance(network: Network, chains: readonly ListedChain[]): boolean {
  return chainSupports(chains, network.chainNamespace, 'balance');
}
