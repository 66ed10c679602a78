import { createModal } from 'porthole';
import { evm, mainnet } from 'porthole/evm';
import { injected } from 'porthole/injected';

export const modal = createModal({ networks: [mainnet], chains: [evm()], connectors: [injected()], services: false });
