/** The app in strict mode, where React does everything twice. */
import { createElement as h, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, makeModal } from './app.js';

globalThis.modal = makeModal();
const root = createRoot(document.getElementById('root'));
globalThis.root = root;
root.render(h(StrictMode, null, h(App, { modal: globalThis.modal })));
