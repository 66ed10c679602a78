import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { PortholeButton, PortholeProvider } from 'porthole/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { WagmiProvider } from 'wagmi';
import { asConnector } from './as-connector';
import { Hooks } from './hooks';
import { overConnectors } from './over-connectors';

const { modal, config } = location.search === '?over' ? overConnectors() : asConnector();
Object.assign(globalThis, { modal, log: [] });

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <WagmiProvider config={config}>
        <QueryClientProvider client={new QueryClient()}>
          <PortholeProvider modal={modal}>
            <PortholeButton />
            <Hooks />
          </PortholeProvider>
        </QueryClientProvider>
      </WagmiProvider>
    </StrictMode>,
  );
}
