import { createModal } from 'porthole';
import { blockchainService } from 'porthole/blockchain';
import { evm, mainnet } from 'porthole/evm';
import { injected } from 'porthole/injected';

/** Balances with tokens that nobody listed, asked of a service that you host or trust. Without it, the networks themselves are asked. */
export const modal = createModal({
  networks: [mainnet],
  chains: [evm()],
  connectors: [injected()],
  services: { ...blockchainService({ url: 'https://chains.site.example' }) },
});
