/** Porthole on a page with Solana only, as a dapp would write it from the published package. */
import { createModal, defineNetwork } from 'porthole';
import { AccountButton, ConnectButton, PortholeProvider } from 'porthole/react';
import { solana, solanaMainnet } from 'porthole/solana';
import { walletStandard } from 'porthole/wallet-standard';
import { createRoot } from 'react-dom/client';
import { PageText } from '../page-text.js';

const http = [`${location.origin}/rpc`];
const modal = createModal({
  networks: [defineNetwork({ ...solanaMainnet, rpcUrls: { default: { http } } })],
  chains: [solana()],
  connectors: [walletStandard()],
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
