'use client';

import { createModal } from 'porthole';
import { evm, mainnet } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { PortholeProvider, useAccount, useModal } from 'porthole/react';
import { useState } from 'react';

const modal = createModal({ networks: [mainnet], chains: [evm()], connectors: [injected()], services: false });

export function Wallet({ children }) {
  return (
    <PortholeProvider modal={modal}>
      {children}
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
