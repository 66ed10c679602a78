import { createModal } from 'porthole';
import { evm, mainnet } from 'porthole/evm';
import { ownFlows } from 'porthole/flow';
import { injected } from 'porthole/injected';
import { PortholeButton, PortholeProvider } from 'porthole/react';
import { createRoot } from 'react-dom/client';
import { addGuestBookViews } from './views.js';
import { words } from './words.js';

const modal = createModal({
  networks: [mainnet],
  chains: [evm()],
  connectors: [injected()],
  services: false,
  // A signature is valid on every network.
  allowUnsupportedChain: true,
  flows: ownFlows(() => import('./flow.js').then((module) => module.guestBookFlow)),
});
addGuestBookViews();

const place = document.querySelector('#root');
if (place) {
  createRoot(place).render(
    <PortholeProvider modal={modal}>
      <PortholeButton />
      <button type="button" onClick={() => modal.open({ route: { view: 'guest-book' } })}>
        {words.title}
      </button>
    </PortholeProvider>,
  );
}
