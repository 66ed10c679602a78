import { createModal } from 'porthole';
import { evm } from 'porthole/evm';
import { wagmiConnectors, watchWagmi } from 'porthole/wagmi';
import { createConfig, http } from 'wagmi';
import { mainnet, sepolia } from 'wagmi/chains';

/** wagmi's connectors in the modal, here those of announced wallets: wagmi owns the session. */
export function overConnectors() {
  const config = createConfig({
    chains: [mainnet, sepolia],
    transports: { [mainnet.id]: http(), [sepolia.id]: http() },
  });
  const modal = createModal({
    networks: [mainnet, sepolia],
    chains: [evm()],
    connectors: [wagmiConnectors(config)],
    services: false,
  });
  watchWagmi(modal, config);
  return { modal, config };
}
