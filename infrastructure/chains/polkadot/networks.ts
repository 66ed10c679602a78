/** Polkadot networks, ready to use. Their RPC URLs are public: fine to start with, but not for production. */
import type { Network } from '../../../domain/network/network.js';

const EXPLORER = (name: string) => ({ default: { name: 'Subscan', url: `https://${name}.subscan.io` } });

/** The relay chain of Polkadot. */
export const polkadotRelay: Network = {
  id: '91b171bb158e2d3848fa23a9f1c25182',
  caipNetworkId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  chainNamespace: 'polkadot',
  name: 'Polkadot',
  nativeCurrency: { name: 'Polkadot', symbol: 'DOT', decimals: 10 },
  rpcUrls: { default: { http: ['https://rpc.polkadot.io'] } },
  blockExplorers: EXPLORER('polkadot'),
};

/** The relay chain of Kusama. */
export const kusamaRelay: Network = {
  id: 'b0a8d493285c2df73290dfb7e61f870f',
  caipNetworkId: 'polkadot:b0a8d493285c2df73290dfb7e61f870f',
  chainNamespace: 'polkadot',
  name: 'Kusama',
  nativeCurrency: { name: 'Kusama', symbol: 'KSM', decimals: 12 },
  rpcUrls: { default: { http: ['https://kusama-rpc.polkadot.io'] } },
  blockExplorers: EXPLORER('kusama'),
};

/** The relay chain of Westend, a testnet. */
export const westendRelay: Network = {
  id: 'e143f23803ac50e8f6f8e62695d1ce9e',
  caipNetworkId: 'polkadot:e143f23803ac50e8f6f8e62695d1ce9e',
  chainNamespace: 'polkadot',
  name: 'Westend',
  nativeCurrency: { name: 'Westend', symbol: 'WND', decimals: 12 },
  rpcUrls: { default: { http: ['https://westend-rpc.polkadot.io'] } },
  blockExplorers: EXPLORER('westend'),
  testnet: true,
};
