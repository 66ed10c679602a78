import { useAppKitConnection, useAppKitConnections, useAppKitWallets } from '@reown/appkit/react';
import { useAppKitWallet } from '@reown/appkit-wallet-button/react';
import { useReconnect } from 'wagmi';

/** Buttons for single wallets, the dapp's own list of wallets, and the connected account. */
export function WalletButtons() {
  const { connect, error, isReady } = useAppKitWallet();
  const { wallets, connect: connectListed } = useAppKitWallets();
  const { connections } = useAppKitConnections('eip155');
  const { deleteConnection } = useAppKitConnection({ namespace: 'eip155' });
  const { reconnect } = useReconnect();
  const harbor = wallets.find(({ name }) => name === 'Harbor');
  return (
    <section>
      <appkit-wallet-button wallet="metamask" />
      <button type="button" disabled={!isReady} onClick={() => connect('metamask')}>
        Use MetaMask
      </button>
      {harbor && (
        <button type="button" onClick={() => connectListed(harbor)}>
          Harbor at once
        </button>
      )}
      {connections.map(({ connectorId, name }) => (
        <button key={connectorId} type="button" onClick={() => deleteConnection({ connectorId })}>
          {`Forget ${name}`}
        </button>
      ))}
      <button type="button" onClick={() => reconnect()}>
        Reconnect
      </button>
      <span id="wallet-button">{error?.message}</span>
    </section>
  );
}
