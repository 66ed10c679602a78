import { createModal, type Modal } from 'porthole';
import { solana, solanaMainnet } from 'porthole/solana';
import { walletStandard } from 'porthole/wallet-standard';

/** Solana only. For several namespaces, list the networks, chains and connectors of each. */
export function solanaModal(): Modal {
  return createModal({
    networks: [solanaMainnet],
    chains: [solana({ rpcUrls: { [solanaMainnet.caipNetworkId]: ['https://solana.site.example'] } })],
    connectors: [walletStandard()],
    services: false,
  });
}
