import {
  useAccount,
  useBalance,
  useConnect,
  useDisconnect,
  useNetwork,
  useSignMessage,
  useWallets,
} from 'porthole/react';

/** Screens that the page draws itself, with hooks only: a list without a connection, then the account. */
export function OwnScreens() {
  return <section data-own-screens>{useAccount().isConnected ? <Account /> : <List />}</section>;
}

function List() {
  const { wallets } = useWallets();
  const { connect, isPending, error, reset } = useConnect();
  return (
    <>
      {wallets.map((wallet) => (
        <button key={wallet.id} type="button" disabled={isPending} onClick={() => connect(wallet)}>
          {wallet.name}
        </button>
      ))}
      <p>
        {isPending && 'Confirm in your wallet.'}
        {error && `It ended with ${error.code}.`}
      </p>
      {error && (
        <button type="button" onClick={reset}>
          Forget it
        </button>
      )}
    </>
  );
}

function Account() {
  const { wallet } = useAccount();
  const { network } = useNetwork();
  const { data: balance, refetch } = useBalance();
  const { signMessage, data: signature, isPending, error } = useSignMessage();
  const { disconnect } = useDisconnect();
  return (
    <>
      <p>
        {wallet?.name} on {network?.name}
      </p>
      <p>{balance ? `${balance.formatted} ${balance.symbol}` : 'Not known yet'}</p>
      <button type="button" onClick={refetch}>
        Read again
      </button>
      <button type="button" disabled={isPending} onClick={() => signMessage('Hello')}>
        Sign a message
      </button>
      <p>
        {signature && `Signed: ${signature.length} characters.`}
        {error && `It ended with ${error.code}.`}
      </p>
      <button type="button" onClick={() => disconnect()}>
        Disconnect
      </button>
    </>
  );
}
