/** Two modals on one page, each in its own tree. */
import { sepolia } from 'porthole/evm';
import { PortholeButton, PortholeProvider, useAccount } from 'porthole/react';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { makeModal } from './app.js';

const modals = {
  left: makeModal({ storagePrefix: 'left/' }),
  right: makeModal({ storagePrefix: 'right/', defaultNetwork: sepolia, themeMode: 'dark' }),
};
globalThis.modals = modals;

function Side() {
  const { address } = useAccount();
  return h('p', null, h(PortholeButton), h('output', null, address));
}

for (const [id, modal] of Object.entries(modals)) {
  const place = document.createElement('section');
  place.id = id;
  document.getElementById('root').append(place);
  createRoot(place).render(h(PortholeProvider, { modal }, h(Side)));
}
