import { createModal } from 'porthole';
import { evmDefaults } from 'porthole/preset';
import { type Messages, PortholeButton, PortholeProvider } from 'porthole/react';
import { mainnet } from 'viem/chains';

const modal = createModal(evmDefaults({ networks: [mainnet], locale: 'auto' }));

/** Overrides some English messages, and adds a language, which is loaded when a visitor needs it. */
const messages: Messages = {
  en: {
    connect: { found: (count) => (count === 1 ? 'One wallet' : `${count} wallets`) },
    swap: { review: 'Swap now' },
  },
  cy: () => import('./cy.js').then((module) => module.cy),
};

export function Page() {
  return (
    <PortholeProvider modal={modal} messages={messages}>
      <PortholeButton />
    </PortholeProvider>
  );
}
