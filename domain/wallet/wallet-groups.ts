/** The groups of the wallet list, and their order. */
import { WALLET_GROUP_ORDER, type WalletGroupName } from './wallet.js';

/** The enabled groups, in the requested order, then in the usual one. No duplicates. */
export function orderWalletGroups(
  enabled: readonly WalletGroupName[],
  order: readonly WalletGroupName[] = [],
): readonly WalletGroupName[] {
  return [...new Set([...order, ...WALLET_GROUP_ORDER])].filter((name) => enabled.includes(name));
}

/** The number of recommended wallets beside installed and recent ones: two minus those, at least zero. */
export function recommendedRowCount(installed: number, recent: number): number {
  return Math.max(0, 2 - installed - recent);
}
