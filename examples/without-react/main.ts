import { createModal } from 'porthole';
import { evm, mainnet } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { mount } from 'porthole/react';

const modal = createModal({ networks: [mainnet], chains: [evm()], connectors: [injected()], services: false });
mount(modal);

const button = document.querySelector('#wallet');
button?.addEventListener('pointerenter', modal.preload);
button?.addEventListener('click', () => modal.open());
modal.state$.subscribe(({ connect }) => {
  const connection = connect.connections.eip155;
  if (button) button.textContent = connection?.status === 'connected' ? connection.account.address : 'Connect wallet';
});
