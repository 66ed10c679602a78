/** A dapp whose nodes and images are all on one other host, which is named in the URL. */
import { mainnet } from 'porthole/evm';
import { external } from 'porthole/external';
import { injected } from 'porthole/injected';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { App, makeModal } from './app.js';

const host = new URLSearchParams(location.search).get('host');
const token = { name: 'Salt', symbol: 'SALT', decimals: 18, address: `0x${'5a'.repeat(20)}` };
globalThis.modal = makeModal({
  networks: [{ ...mainnet, rpcUrls: { default: { http: [host] } }, assets: { imageUrl: `${host}/network.png` } }],
  tokens: { 'eip155:1': [{ ...token, iconUrl: `${host}/token.png` }] },
  connectors: [
    injected(),
    external({
      id: 'vault',
      name: 'Vault',
      icon: `${host}/vault.png`,
      load: () => Promise.reject(new Error('Not here')),
    }),
  ],
  customWallets: [{ id: 'fox', name: 'Fox', imageUrl: `${host}/fox.png`, homepage: 'https://fox.example' }],
  metadata: { name: 'Slipway', description: '', url: location.origin, icons: [`${host}/icon.png`] },
});
createRoot(document.getElementById('root')).render(h(App, { modal: globalThis.modal }));
