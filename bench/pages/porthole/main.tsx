/** The same with Porthole, as a dapp would write it from the published package. */
import { createModal } from 'porthole';
import { evm } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { AccountButton, ConnectButton, PortholeProvider } from 'porthole/react';
import { createRoot } from 'react-dom/client';
import { PageText } from '../page-text.js';

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
  services: false,
});

const place = document.getElementById('page');
if (place) {
  createRoot(place).render(
    <PortholeProvider modal={modal}>
      <PageText />
      <ConnectButton />
      <AccountButton />
    </PortholeProvider>,
  );
}
