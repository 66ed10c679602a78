/** What the pages of this folder render. Plain calls instead of JSX, so that Node can load it directly. */
import { createModal } from 'porthole';
import { evm, mainnet, sepolia } from 'porthole/evm';
import { injected } from 'porthole/injected';
import {
  AccountButton,
  ConnectButton,
  NetworkButton,
  PortholeButton,
  PortholeProvider,
  useAccount,
  useModal,
  useNetwork,
  useProvider,
} from 'porthole/react';
import { createElement as h, useState } from 'react';

export function makeModal(options = {}) {
  return createModal({
    networks: [mainnet, sepolia],
    chains: [evm()],
    connectors: [injected()],
    services: false,
    ...options,
  });
}

export function App({ modal }) {
  return h(
    PortholeProvider,
    { modal },
    h(PortholeButton),
    h('div', { id: 'parts' }, h(ConnectButton), h(AccountButton), h(NetworkButton)),
    h(WhoIsHere),
  );
}

function WhoIsHere() {
  const modal = useModal();
  const { address, status } = useAccount();
  const { network } = useNetwork();
  const provider = useProvider();
  const [said, setSaid] = useState('');
  const sign = async () => {
    const signed = await modal.signMessage('Hello');
    setSaid(signed.ok ? signed.value : signed.failure.code);
  };
  return h(
    'p',
    null,
    h('span', { id: 'account' }, address),
    h('span', { id: 'standing' }, `${status} on ${network?.name}, ${provider ? 'with' : 'without'} a provider`),
    h('button', { type: 'button', onClick: sign }, 'Sign'),
    h('output', null, said),
  );
}
