/** Porthole on a page with Polkadot only, as a dapp would write it from the published package. */
import { createModal, defineNetwork } from 'porthole';
import { polkadot, polkadotRelay } from 'porthole/polkadot';
import { polkadotWallets } from 'porthole/polkadot-wallets';
import { AccountButton, ConnectButton, PortholeProvider } from 'porthole/react';
import { createRoot } from 'react-dom/client';
import { PageText } from '../page-text.js';

const http = [`${location.origin}/rpc`];
const modal = createModal({
  networks: [defineNetwork({ ...polkadotRelay, rpcUrls: { default: { http } } })],
  chains: [polkadot()],
  connectors: [polkadotWallets()],
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
