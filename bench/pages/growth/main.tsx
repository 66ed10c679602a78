/** Porthole with a service that knows of an account, at the page's own host; the page's address says how much there is. */
import { createModal, type Modal } from 'porthole';
import { blockchainService } from 'porthole/blockchain';
import { evm } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { mount } from 'porthole/react';

declare global {
  interface Window {
    benchModal?: Modal;
  }
}

const query = new URLSearchParams(location.search);
const modal = createModal({
  networks: Array.from({ length: Number(query.get('networks') ?? 1) }, (_, at) => ({
    id: at + 1,
    name: `Local ${at + 1}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [`${location.origin}/rpc`] } },
  })),
  chains: [evm()],
  connectors: [injected()],
  services: { ...blockchainService({ url: query.get('service') ?? '' }) },
});
mount(modal);
window.benchModal = modal;
