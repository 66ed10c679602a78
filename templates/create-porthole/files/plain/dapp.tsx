import { PortholeButton, useAccount, useModal } from 'porthole/react';
import { useState } from 'react';

export function Dapp() {
  const modal = useModal();
  const { address } = useAccount();
  const [said, setSaid] = useState('');

  const sign = async () => {
    const signed = await modal.signMessage('Hello');
    setSaid(signed.ok ? signed.value : signed.failure.message);
  };
  return (
    <main>
      <PortholeButton />
      <p id="account">{address}</p>
      {address && (
        <button type="button" onClick={sign}>
          Sign
        </button>
      )}
      <output>{said}</output>
    </main>
  );
}
