import { createModal } from 'porthole';
import { evm, mainnet } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { mount } from 'porthole/react';

const modal = createModal({ networks: [mainnet], chains: [evm()], connectors: [injected()], services: false });
mount(modal);
document.querySelector('#wallet').addEventListener('click', () => modal.open());
