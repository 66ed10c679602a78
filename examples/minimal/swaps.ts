import { createModal, type Modal } from 'porthole';
import { blockchainService } from 'porthole/blockchain';
import { evm, mainnet } from 'porthole/evm';
import { injected } from 'porthole/injected';

/** Swaps through a service that has the calls under `/v1/convert`. */
export function modalWithSwaps(): Modal {
  return createModal({
    networks: [mainnet],
    chains: [evm()],
    connectors: [injected()],
    services: { ...blockchainService({ url: 'https://chains.site.example' }) },
  });
}
