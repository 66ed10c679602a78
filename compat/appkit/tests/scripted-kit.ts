import { createModal } from '../../../infrastructure/create-modal.js';
import {
  SCRIPTED_NETWORKS,
  scriptedChain,
  scriptedConnector,
  scriptedDevice,
  scriptedWallet,
} from '../../../infrastructure/fakes/index.js';
import { memoryStorage } from '../../../infrastructure/storage/memory-storage.js';
import { AppKit } from '../app-kit.js';
import { keepInstance } from '../instance.js';

type ModalOptions = Parameters<typeof createModal>[0];

/** A modal on the scripted networks, without services. */
export function scriptedModal(options: Pick<ModalOptions, 'connectors'> & Partial<ModalOptions>) {
  return createModal({
    networks: SCRIPTED_NETWORKS,
    services: false,
    device: scriptedDevice(),
    storage: memoryStorage(),
    chains: [scriptedChain().handle],
    ...options,
  });
}

/** Sets a modal as the page’s AppKit instance. */
export function asAppKit(modal: ReturnType<typeof createModal>): AppKit {
  const appKit = new AppKit({ networks: SCRIPTED_NETWORKS, projectId: 'a' }, modal);
  keepInstance(appKit);
  return appKit;
}

/** A wallet to pair with, and its connector, which offers one pairing. */
export function walletToPair() {
  const far = scriptedWallet({
    name: 'WalletConnect',
    id: 'walletConnect',
    type: 'WALLET_CONNECT',
    connectorId: 'far',
  });
  const relay = scriptedConnector({ id: 'far', wallets: [far] });
  relay.offerPairing('wc:1@2?symKey=3');
  return { far, relay };
}
