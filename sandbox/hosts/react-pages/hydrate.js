/** Hydrates the server-rendered page. */
import { createElement as h, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App, makeModal } from './app.js';

const root = document.getElementById('root');
globalThis.drawnByServer = [...root.querySelectorAll('*')];
hydrateRoot(root, h(StrictMode, null, h(App, { modal: makeModal() })), {
  onRecoverableError: (error) => console.error(`Hydration: ${error.message}`),
});
