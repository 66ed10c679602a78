import { createConfig, http } from '@wagmi/core';
import { createModal } from 'porthole';
import { evm } from 'porthole/evm';
import { wagmiConnectors, watchWagmi } from 'porthole/wagmi';
import { base, mainnet } from 'viem/chains';

export const config = createConfig({
  chains: [mainnet, base],
  transports: { [mainnet.id]: http(), [base.id]: http() },
});

export const modal = createModal({
  networks: [mainnet, base],
  chains: [evm()],
  connectors: [wagmiConnectors(config)],
  services: false,
});

watchWagmi(modal, config);
