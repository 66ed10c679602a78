import { defineNetwork, mainnet, sepolia } from 'porthole/evm';

/** Your own network; any viem `Chain` works, too. URLs that contain keys are never offered to a wallet. */
export const saltmarsh = defineNetwork({
  id: 31_337,
  name: 'Saltmarsh',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
  testnet: true,
});

export const networks = [mainnet, sepolia, saltmarsh];
