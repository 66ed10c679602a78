import { createModal } from 'porthole';
import { evmDefaults } from 'porthole/preset';
import { PortholeButton, PortholeProvider } from 'porthole/react';
import { createRoot } from 'react-dom/client';
import { base, mainnet } from 'viem/chains';

const modal = createModal(evmDefaults({ networks: [mainnet, base], projectId: 'your-project-id' }));

createRoot(document.body).render(
  <PortholeProvider modal={modal}>
    <PortholeButton />
  </PortholeProvider>,
);
