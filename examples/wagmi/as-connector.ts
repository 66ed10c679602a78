import { createConfig, http } from '@wagmi/core';
import { createModal } from 'porthole';
import { evm } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { porthole, watchPorthole } from 'porthole/wagmi';
import { base, mainnet } from 'viem/chains';

export const modal = createModal({
  networks: [mainnet, base],
  chains: [evm()],
  connectors: [injected()],
  services: false,
});

export const config = createConfig({
  chains: [mainnet, base],
  transports: { [mainnet.id]: http(), [base.id]: http() },
  connectors: [porthole(modal)],
  multiInjectedProviderDiscovery: false, // the modal lists them
});

watchPorthole(config);
