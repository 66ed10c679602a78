import { createModal, type Modal } from 'porthole';
import { evm, mainnet, sepolia } from 'porthole/evm';
import { injected } from 'porthole/injected';

/** Networks are read from your own nodes, then from an RPC service, then from the networks' default nodes. */
export function wellReadModal(): Modal {
  return createModal({
    projectId: 'your-project',
    networks: [mainnet, sepolia],
    chains: [
      evm({
        rpcUrls: { 'eip155:1': ['https://ethereum.site.example'] },
        service: { url: 'https://chains.site.example' },
      }),
    ],
    connectors: [injected()],
    services: false,
  });
}
