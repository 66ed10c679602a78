import type { Eip1193Provider } from 'porthole/external';
import { useAccount, useModal, useNetwork, useProvider } from 'porthole/react';

/** The hooks: the account, the network, and the wallet's provider for any library. */
export function WhoIsHere() {
  const modal = useModal();
  const { address, status } = useAccount();
  const { network, switchNetwork } = useNetwork();
  const provider = useProvider<Eip1193Provider>();
  if (!address) return <p>{status}</p>;

  const readBlock = async () => console.log(await provider?.request({ method: 'eth_blockNumber' }));
  const sign = async () => {
    const signed = await modal.signMessage('Hello');
    console.log(signed.ok ? signed.value : signed.failure.code);
  };
  return (
    <p>
      {address} on {network?.name}
      <button type="button" onClick={() => switchNetwork('eip155:1')}>
        Go to Ethereum
      </button>
      <button type="button" onClick={sign}>
        Sign
      </button>
      <button type="button" onClick={readBlock}>
        Read the block number
      </button>
    </p>
  );
}
