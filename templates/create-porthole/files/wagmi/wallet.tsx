import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createModal } from 'porthole';
import { evmDefaults } from 'porthole/preset';
import { PortholeProvider } from 'porthole/react';
import { porthole, watchPorthole } from 'porthole/wagmi';
import type { ReactNode } from 'react';
import { mainnet } from 'viem/chains';
import { createConfig, http, WagmiProvider } from 'wagmi';

const modal = createModal(evmDefaults({ networks: [mainnet], projectId: import.meta.env.VITE_PROJECT_ID }));

const config = createConfig({
  chains: [mainnet],
  transports: { [mainnet.id]: http() },
  connectors: [porthole(modal)],
  multiInjectedProviderDiscovery: false, // the modal lists them
  ssr: true,
});
watchPorthole(config);

const queries = new QueryClient();

export function Wallet({ children }: { readonly children: ReactNode }) {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queries}>
        <PortholeProvider modal={modal}>{children}</PortholeProvider>
      </QueryClientProvider>
    </WagmiProvider>
  );
}
