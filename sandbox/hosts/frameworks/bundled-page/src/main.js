import { createModal } from 'porthole';
import { defineElements } from 'porthole/elements';
import { evm, mainnet } from 'porthole/evm';
import { injected } from 'porthole/injected';

const modal = createModal({ networks: [mainnet], chains: [evm()], connectors: [injected()], services: false });

const [account, sign, said] = ['account', 'sign', 'said'].map((id) => document.getElementById(id));
document.addEventListener('porthole-change', ({ detail }) => {
  account.textContent = detail.address ?? '';
});
sign.addEventListener('click', async () => {
  const signed = await modal.signMessage('Hello');
  said.textContent = signed.ok ? signed.value : signed.failure.code;
});
defineElements(modal);
