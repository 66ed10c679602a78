/** Where balances are looked up. Apart from networks themselves, which load with the page. */
import type { Network } from './network.js';

/** What stands for a balance that is not looked up. */
export const NO_BALANCE = '0.00';

/** Whether balances are looked up there: only in some namespaces, and never on testnets. */
export function showsBalance(network: Network): boolean {
  return !network.testnet && (network.chainNamespace === 'eip155' || network.chainNamespace === 'solana');
}
