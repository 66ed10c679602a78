/** React and a button: the size of a page without wallets. */
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
