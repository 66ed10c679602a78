/** Porthole's page for visitors who connect at once: it fetches the modal with itself. */
// First, before React is.
import './wallet.js';
import { AccountButton, ConnectButton, PortholeProvider } from 'porthole/react';
import { createRoot } from 'react-dom/client';
import { PageText } from '../page-text.js';
import { modal } from './wallet.js';

const place = document.getElementById('page');
if (place) {
  createRoot(place).render(
    <PortholeProvider modal={modal}>
      <PageText />
      <ConnectButton />
      <AccountButton />
    </PortholeProvider>,
  );
}
