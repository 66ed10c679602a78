/** What networks of Solana's are called by wallets (Wallet Standard), and what by us (CAIP-2). */
import type { NetworkId } from '../../../domain/network/caip.js';
import { isNetworkId } from '../../../domain/network/is-network-id.js';

const NAMES: Readonly<Record<string, string>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
};
/** For private networks. */
const LOCAL = 'solana:localnet';

/** What the wallet calls the network, if it serves it. Networks that have no name in the standard are local ones, or called as here. */
export function chainNameOf(networkId: NetworkId, served: readonly string[]): string | undefined {
  const known = NAMES[networkId];
  return [networkId, known ?? LOCAL].find((name) => served.includes(name));
}

/** The network that the wallet calls so; `undefined` for what is no network of Solana's. */
export function networkNamed(chain: string): NetworkId | undefined {
  const id = Object.keys(NAMES).find((each) => NAMES[each] === chain) ?? chain;
  return isNetworkId(id) && id.startsWith('solana:') ? id : undefined;
}
