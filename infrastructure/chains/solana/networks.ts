/** Solana's networks, ready to use. Their RPC URLs are public: fine to start with, but not for production. */
import type { Network } from '../../../domain/network/network.js';

const SOL = { name: 'Solana', symbol: 'SOL', decimals: 9 } as const;
const EXPLORER = { name: 'Solscan', url: 'https://solscan.io' } as const;

/** Solana. */
export const solanaMainnet: Network = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  name: 'Solana',
  nativeCurrency: SOL,
  rpcUrls: { default: { http: ['https://api.mainnet-beta.solana.com'] } },
  blockExplorers: { default: EXPLORER },
};

/** Solana devnet. Its coins have no value. */
export const solanaDevnet: Network = {
  id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  chainNamespace: 'solana',
  name: 'Solana Devnet',
  nativeCurrency: SOL,
  rpcUrls: { default: { http: ['https://api.devnet.solana.com'] } },
  blockExplorers: { default: { ...EXPLORER, url: 'https://solscan.io?cluster=devnet' } },
  testnet: true,
};

/** Solana testnet, for testing validators. */
export const solanaTestnet: Network = {
  id: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  caipNetworkId: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  chainNamespace: 'solana',
  name: 'Solana Testnet',
  nativeCurrency: SOL,
  rpcUrls: { default: { http: ['https://api.testnet.solana.com'] } },
  blockExplorers: { default: { ...EXPLORER, url: 'https://solscan.io?cluster=testnet' } },
  testnet: true,
};
