import { createModal, type Modal } from 'porthole';
import { evm, mainnet } from 'porthole/evm';
import { walletConnect } from 'porthole/walletconnect-light';

/** Wallets on phones without the protocol's SDK: nothing more to install, and a seventh of the download. */
export function lightPairingModal(projectId: string): Modal {
  return createModal({
    networks: [mainnet],
    chains: [evm()],
    connectors: [walletConnect({ projectId })],
    services: false,
  });
}
