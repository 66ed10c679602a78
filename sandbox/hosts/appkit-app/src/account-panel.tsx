import { mainnet, sepolia } from '@reown/appkit/networks';
import {
  useAppKit,
  useAppKitAccount,
  useAppKitNetwork,
  useAppKitState,
  useDisconnect,
  useWalletInfo,
} from '@reown/appkit/react';
import { useAccount } from 'wagmi';

/** The account by AppKit's hooks and by wagmi's. */
export function AccountPanel() {
  const { open, close } = useAppKit();
  const { address, caipAddress, isConnected, status, allAccounts, embeddedWalletInfo } = useAppKitAccount();
  const { caipNetwork, caipNetworkId, chainId, switchNetwork } = useAppKitNetwork();
  const { open: isOpen, selectedNetworkId, initialized } = useAppKitState();
  const { walletInfo } = useWalletInfo();
  const { disconnect } = useDisconnect();
  const wagmi = useAccount();
  return (
    <section>
      <button type="button" onClick={() => open()}>
        Open
      </button>
      <button type="button" onClick={() => open({ view: 'Networks' })}>
        Open networks
      </button>
      <button type="button" onClick={() => close()}>
        Close
      </button>
      <button type="button" onClick={() => switchNetwork(sepolia)}>
        Use Sepolia
      </button>
      <button type="button" onClick={() => switchNetwork(mainnet)}>
        Use mainnet
      </button>
      <button type="button" onClick={() => disconnect()}>
        Leave
      </button>
      <pre id="account">
        {JSON.stringify({
          address,
          caipAddress,
          isConnected,
          status,
          accounts: allAccounts.length,
          embeddedWalletInfo,
        })}
      </pre>
      <pre id="network">{JSON.stringify({ name: caipNetwork?.name, caipNetworkId, chainId })}</pre>
      <pre id="state">{JSON.stringify({ isOpen, selectedNetworkId, initialized })}</pre>
      <pre id="wallet">
        {JSON.stringify({ name: walletInfo?.name, type: walletInfo?.type, icon: !!walletInfo?.icon })}
      </pre>
      <pre id="wagmi">{JSON.stringify({ address: wagmi.address, chainId: wagmi.chainId, status: wagmi.status })}</pre>
    </section>
  );
}
