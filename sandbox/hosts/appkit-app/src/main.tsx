import { createAppKit } from '@reown/appkit/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { WagmiProvider } from 'wagmi';
import { AccountPanel } from './account-panel';
import { generalConfig, wagmiAdapter } from './config';
import { EventLog } from './event-log';
import { ThemePanel } from './theme-panel';
import { Transactions } from './transactions';
import { WalletButtons } from './wallet-buttons';

const queryClient = new QueryClient();

createAppKit({
  adapters: [wagmiAdapter],
  ...generalConfig,
  features: { analytics: true, email: false, socials: [] },
  enableCoinbase: true,
});

function App() {
  return (
    <>
      <appkit-button balance="hide" label="Connect" />
      <appkit-network-button />
      <AccountPanel />
      <Transactions />
      <WalletButtons />
      <ThemePanel />
      <EventLog />
    </>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <WagmiProvider config={wagmiAdapter.wagmiConfig}>
        <QueryClientProvider client={queryClient}>
          <App />
        </QueryClientProvider>
      </WagmiProvider>
    </StrictMode>,
  );
}
