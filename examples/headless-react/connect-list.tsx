import { useConnect, useWallets } from 'porthole/react';

/** Your own list of wallets. It loads none of Porthole's screens. */
export function ConnectList() {
  const { wallets, isPending: isLooking } = useWallets();
  const { connect, isPending, error, reset } = useConnect();
  return (
    <section>
      <h1>Choose a wallet</h1>
      <ul>
        {wallets.map((wallet) => (
          <li key={wallet.id}>
            <button type="button" disabled={isPending} onClick={() => connect(wallet)}>
              {wallet.icon && <img src={wallet.icon} alt="" width={24} height={24} />}
              {wallet.name}
            </button>
          </li>
        ))}
      </ul>
      {wallets.length === 0 && <p>{isLooking ? 'Looking for wallets' : 'There is none in this browser.'}</p>}
      <p role="status">
        {isPending && 'Confirm in your wallet.'}
        {error && `That did not work: ${error.code}.`}
      </p>
      {error && (
        <button type="button" onClick={reset}>
          All right
        </button>
      )}
    </section>
  );
}
