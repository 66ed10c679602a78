/** Wallets' names for Solana networks (Wallet Standard), and their CAIP-2 ids. */
import type { NetworkId } from '../../../domain/network/caip.js';
import { isNetworkId } from '../../../domain/network/is-network-id.js';

const NAMES: Readonly<Record<string, string>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
};
/** For private networks. */
const LOCAL = 'solana:localnet';

/** The wallet's name for the network, if it supports it. Networks without a name in the standard are local, or named as here. */
export function chainNameOf(networkId: NetworkId, served: readonly string[]): string | undefined {
  const known = NAMES[networkId];
  return [networkId, known ?? LOCAL].find((name) => served.includes(name));
}

/** The network with that name in wallets; `undefined` if it is not a Solana network. */
export function networkNamed(chain: string): NetworkId | undefined {
  const id = Object.keys(NAMES).find((each) => NAMES[each] === chain) ?? chain;
  return isNetworkId(id) && id.startsWith('solana:') ? id : undefined;
}
