import { createModal } from 'porthole';
import { blockchainService } from 'porthole/blockchain';
import { evm, mainnet } from 'porthole/evm';
import { injected } from 'porthole/injected';

/**
 * Balances that include unlisted tokens, from a service that you host or trust. Without it, Porthole reads balances
 * from the networks' nodes.
 */
export const modal = createModal({
  networks: [mainnet],
  chains: [evm()],
  connectors: [injected()],
  services: { ...blockchainService({ url: 'https://chains.site.example' }) },
});
