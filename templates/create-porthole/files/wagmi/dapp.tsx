import { PortholeButton } from 'porthole/react';
import { useConnection, useSignMessage } from 'wagmi';

export function Dapp() {
  const { address } = useConnection();
  const { data, error, mutate: sign } = useSignMessage();

  return (
    <main>
      <PortholeButton />
      <p id="account">{address}</p>
      {address && (
        <button type="button" onClick={() => sign({ message: 'Hello' })}>
          Sign
        </button>
      )}
      <output>{error?.message ?? data}</output>
    </main>
  );
}
