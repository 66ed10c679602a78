/** Porthole on a page with Bitcoin only, as a dapp would write it from the published package. */
import { createModal, defineNetwork } from 'porthole';
import { bitcoin, bitcoinMainnet } from 'porthole/bitcoin';
import { bitcoinWallets } from 'porthole/bitcoin-wallets';
import { AccountButton, ConnectButton, PortholeProvider } from 'porthole/react';
import { createRoot } from 'react-dom/client';
import { PageText } from '../page-text.js';

const http = [`${location.origin}/rpc`];
const modal = createModal({
  networks: [defineNetwork({ ...bitcoinMainnet, rpcUrls: { default: { http } } })],
  chains: [bitcoin()],
  connectors: [bitcoinWallets()],
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
