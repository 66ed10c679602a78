import { createModal } from 'porthole';
import { evm } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { porthole, watchPorthole } from 'porthole/wagmi';
import { createConfig, http } from 'wagmi';
import { mainnet, sepolia } from 'wagmi/chains';

/** The modal as wagmi's connector: the modal owns the session. */
export function asConnector() {
  const modal = createModal({
    networks: [mainnet, sepolia],
    chains: [evm()],
    connectors: [injected()],
    services: false,
  });
  const config = createConfig({
    chains: [mainnet, sepolia],
    transports: { [mainnet.id]: http(), [sepolia.id]: http() },
    connectors: [porthole(modal)],
    multiInjectedProviderDiscovery: false,
  });
  watchPorthole(config);
  return { modal, config };
}
