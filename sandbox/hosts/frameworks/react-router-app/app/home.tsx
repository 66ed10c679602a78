import { createModal } from 'porthole';
import { evm, mainnet } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { PortholeButton, PortholeProvider, useAccount, useModal } from 'porthole/react';
import { useState } from 'react';

const modal = createModal({ networks: [mainnet], chains: [evm()], connectors: [injected()], services: false });

export default function Home() {
  return (
    <PortholeProvider modal={modal}>
      <PortholeButton />
      <Sign />
    </PortholeProvider>
  );
}

function Sign() {
  const modal = useModal();
  const { address } = useAccount();
  const [said, setSaid] = useState('');
  const sign = async () => {
    const signed = await modal.signMessage('Hello');
    setSaid(signed.ok ? signed.value : signed.failure.code);
  };
  return (
    <p>
      <span id="account">{address}</span>
      <button type="button" onClick={sign}>
        Sign
      </button>
      <output>{said}</output>
    </p>
  );
}
