/** Porthole with a service for account data, at the page's own host; the page's URL specifies the size of all data. */
import { createModal, type Modal } from 'porthole';
import { blockchainService } from 'porthole/blockchain';
import { evm } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { mount } from 'porthole/react';

declare global {
  interface Window {
    /** The modal that is measured. */
    benchModal?: Modal;
    /** All of them, that one first. */
    benchModals?: readonly Modal[];
  }
}

const query = new URLSearchParams(location.search);
const many = (name: string) => Number(query.get(name) ?? 1);

const modals = Array.from({ length: many('modals') }, (_, at) => {
  const modal = createModal({
    networks: Array.from({ length: many('networks') }, (_, each) => ({
      id: each + 1,
      name: `Local ${each + 1}`,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [`${location.origin}/rpc`] } },
    })),
    chains: [evm()],
    connectors: [injected()],
    services: { ...blockchainService({ url: query.get('service') ?? '' }) },
    storagePrefix: `@growth${at}/`,
  });
  mount(modal);
  return modal;
});
const [first] = modals;
if (first) window.benchModal = first;
window.benchModals = modals;
