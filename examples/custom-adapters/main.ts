import { createModal } from 'porthole';
import { mainnet } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { mount } from 'porthole/react';
import { indexedEvm } from './indexed-evm.js';
import { tabStorage } from './tab-storage.js';
import { watchOnly } from './watch-only.js';

const modal = createModal({
  networks: [mainnet],
  chains: [indexedEvm('https://balances.example')],
  connectors: [injected(), watchOnly('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'eip155:1')],
  storage: tabStorage(),
  services: false,
});
mount(modal);
document.querySelector('#wallet')?.addEventListener('click', () => modal.open());
