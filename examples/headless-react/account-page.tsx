import { useAccount, useBalance, useDisconnect, useNetwork, useSignMessage } from 'porthole/react';

/** Your own account page. */
export function AccountPage() {
  const { address, wallet } = useAccount();
  const { network } = useNetwork();
  const { data: balance, isError: isUnread, refetch } = useBalance();
  const { signMessage, data: signature, isPending, error } = useSignMessage();
  const { disconnect } = useDisconnect();
  return (
    <section>
      <h1>{wallet?.name}</h1>
      <p>{address}</p>
      <p>
        {network?.name}: {balance ? `${balance.formatted} ${balance.symbol}` : isUnread ? 'not known' : '…'}
        <button type="button" onClick={refetch}>
          Read again
        </button>
      </p>
      <button type="button" disabled={isPending} onClick={() => signMessage('Hello from a page of my own')}>
        Sign a message
      </button>
      <p role="status">{isPending ? 'Confirm in your wallet.' : (signature ?? error?.code)}</p>
      <button type="button" onClick={() => disconnect()}>
        Disconnect
      </button>
    </section>
  );
}
