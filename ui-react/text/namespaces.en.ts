/** Kinds of networks, as visitors call them. */
import type { Namespace } from '../../domain/network/caip.js';

export const enNamespaces: Record<Namespace, string> = {
  eip155: 'EVM networks',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
};
