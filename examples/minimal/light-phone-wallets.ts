import { createModal, type Modal } from 'porthole';
import { evm, mainnet } from 'porthole/evm';
import { walletConnect } from 'porthole/walletconnect-light';

/** Wallets on phones without the SDK: nothing more to install, and an eighth of the download. */
export function lightPairingModal(projectId: string): Modal {
  return createModal({
    networks: [mainnet],
    chains: [evm()],
    connectors: [walletConnect({ projectId })],
    services: false,
  });
}
