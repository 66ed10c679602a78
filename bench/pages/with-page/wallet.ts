/** A module of its own, which the page imports first: so the modal is fetched while the rest of the page starts. */
import { createModal } from 'porthole';
import { evm } from 'porthole/evm';
import { injected } from 'porthole/injected';

export const modal = createModal({
  networks: [
    {
      id: 1,
      name: 'Local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [`${location.origin}/rpc`] } },
    },
  ],
  chains: [evm()],
  connectors: [injected()],
  services: false,
  preload: 'page',
});
