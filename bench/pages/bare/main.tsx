/** React and a button: what the page weighs before anyone speaks of wallets. */
import { createRoot } from 'react-dom/client';
import { PageText } from '../page-text.js';

const place = document.getElementById('page');
if (place) {
  createRoot(place).render(
    <>
      <PageText />
      <button type="button">Connect wallet</button>
    </>,
  );
}
