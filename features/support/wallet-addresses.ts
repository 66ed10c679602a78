/** The accounts of the world's wallets, by the wallet's name. */
import { privateKeyToAccount } from 'viem/accounts';
import type { WorldSettings } from '../../sandbox/world-settings.js';

export function walletAddresses({
  wallets,
  solana,
}: WorldSettings): readonly (readonly [name: string, addresses: readonly string[]])[] {
  return [
    ...wallets.map(({ name, keys }) => [name, keys.map((key) => privateKeyToAccount(key).address)] as const),
    ...solana.wallets.map(({ name, keys }) => [name, keys.map(({ address }) => address)] as const),
  ];
}
