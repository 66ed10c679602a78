import { createModal } from 'porthole';
import { evmDefaults } from 'porthole/preset';
import { HeadlessProvider, useAccount } from 'porthole/react';
import { createRoot } from 'react-dom/client';
import { mainnet } from 'viem/chains';
import { AccountPage } from './account-page';
import { ConnectList } from './connect-list';

const modal = createModal(evmDefaults({ networks: [mainnet], allowUnsupportedChain: true }));

function Page() {
  return useAccount().isConnected ? <AccountPage /> : <ConnectList />;
}

createRoot(document.body).render(
  <HeadlessProvider modal={modal}>
    <Page />
  </HeadlessProvider>,
);
