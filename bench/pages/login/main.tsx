/** Porthole with a wallet inside the modal, whose secure site and node are in the page's URL. */
import { createModal, type Modal } from 'porthole';
import { embeddedWallet } from 'porthole/embedded';
import { evm } from 'porthole/evm';
import { AccountButton, PortholeProvider } from 'porthole/react';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    benchModal?: Modal;
  }
}

const query = new URLSearchParams(location.search);
const modal = createModal({
  networks: [
    {
      id: 31_337,
      name: 'Local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [query.get('node') ?? ''] } },
    },
  ],
  chains: [evm()],
  connectors: [embeddedWallet({ url: query.get('site') ?? '' })],
  services: false,
});
window.benchModal = modal;
void modal.open();

const place = document.getElementById('page');
if (place) {
  createRoot(place).render(
    <PortholeProvider modal={modal}>
      <AccountButton />
    </PortholeProvider>,
  );
}
