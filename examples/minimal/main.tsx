import { createModal } from 'porthole';
import { evm, mainnet } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { PortholeButton, PortholeProvider } from 'porthole/react';
import { createRoot } from 'react-dom/client';

const modal = createModal({ networks: [mainnet], chains: [evm()], connectors: [injected()], services: false });

createRoot(document.body).render(
  <PortholeProvider modal={modal}>
    <PortholeButton />
  </PortholeProvider>,
);
