/** Porthole with a wallet directory, whose URL is in the page's URL. */
import { createModal, type Modal } from 'porthole';
import { httpCatalogue } from 'porthole/directory';
import { evm } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { mount } from 'porthole/react';

declare global {
  interface Window {
    benchModal?: Modal;
  }
}

const modal = createModal({
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
  services: { catalogue: httpCatalogue({ url: new URLSearchParams(location.search).get('directory') ?? '' }) },
});
mount(modal);
window.benchModal = modal;
