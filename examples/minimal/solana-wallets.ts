import { createModal, type Modal } from 'porthole';
import { solana, solanaMainnet } from 'porthole/solana';
import { walletStandard } from 'porthole/wallet-standard';

/** Solana alone, or beside other networks: list them all, and a chain and a connector for each kind. */
export function solanaModal(): Modal {
  return createModal({
    networks: [solanaMainnet],
    chains: [solana({ rpcUrls: { [solanaMainnet.caipNetworkId]: ['https://solana.site.example'] } })],
    connectors: [walletStandard()],
    services: false,
  });
}
