import { createModal } from 'porthole';
import { evmDefaults } from 'porthole/preset';
import { PortholeProvider } from 'porthole/react';
import type { ReactNode } from 'react';
import { mainnet } from 'viem/chains';

const modal = createModal(evmDefaults({ networks: [mainnet], projectId: import.meta.env.VITE_PROJECT_ID }));

export function Wallet({ children }: { readonly children: ReactNode }) {
  return <PortholeProvider modal={modal}>{children}</PortholeProvider>;
}
