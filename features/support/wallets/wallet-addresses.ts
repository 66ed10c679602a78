/** The accounts of the wallets in this world, by the wallet's name. */
import { privateKeyToAccount } from 'viem/accounts';
import { addressOf } from '../../../sandbox/bitcoin/bitcoin-key.js';
import { addressOf as polkadotAddress } from '../../../sandbox/polkadot/polkadot-key.js';
import type { SolanaWalletSettings } from '../../../sandbox/solana/solana-wallet.js';
import type { WorldSettings } from '../../../sandbox/world-settings.js';

export function walletAddresses({
  wallets,
  solana,
  bitcoin,
  polkadot,
}: WorldSettings): readonly (readonly [name: string, addresses: readonly string[]])[] {
  return [
    ...wallets.map(({ name, keys }) => [name, keys.map((key) => privateKeyToAccount(key).address)] as const),
    ...solana.wallets.map((each) => [each.name, addressesOf(each)] as const),
    ...polkadot.wallets.map(({ name, keys }) => [name, keys.map((key) => polkadotAddress(key))] as const),
    ...bitcoin.wallets.map(({ name, keys, pays }) => [name, keys.map((key) => addressOf(key, pays))] as const),
  ];
}

/** The accounts of a Solana wallet. If it also supports EVM networks, they come after the EVM accounts. */
export function addressesOf({ keys, evm }: SolanaWalletSettings): readonly string[] {
  return [...keys.map(({ address }) => address), ...(evm?.keys ?? []).map((key) => privateKeyToAccount(key).address)];
}
