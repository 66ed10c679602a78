import { createModal } from 'porthole';
import { evm, mainnet } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { mount } from 'porthole/react';

const modal = createModal({ networks: [mainnet], chains: [evm()], connectors: [injected()], services: false });
mount(modal);

const part = (id: string) => document.getElementById(id) as HTMLElement;
const [wallet, account, sign, said] = [part('wallet'), part('account'), part('sign'), part('said')];
wallet.addEventListener('pointerenter', modal.preload);
wallet.addEventListener('click', () => modal.open());
sign.addEventListener('click', async () => {
  const signed = await modal.signMessage('Hello');
  said.textContent = signed.ok ? signed.value : signed.failure.code;
});
modal.state$.subscribe(({ connect }) => {
  const connection = connect.connections.eip155;
  account.textContent = connection?.status === 'connected' ? connection.account.address : '';
  wallet.textContent = account.textContent || 'Connect wallet';
});
