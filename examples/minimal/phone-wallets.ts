import { createModal, type Modal } from 'porthole';
import { evm, mainnet } from 'porthole/evm';
import { walletConnect } from 'porthole/walletconnect';

/** Wallets on phones, through your own relay. Nothing is loaded before a visitor chooses it. */
export function pairingModal(): Modal {
  return createModal({
    networks: [mainnet],
    chains: [evm()],
    connectors: [walletConnect({ relayUrl: 'wss://relay.site.example' })],
    services: false,
  });
}
