import { createModal, type Modal } from 'porthole';
import { nameRegistry } from 'porthole/blockchain';
import { embeddedWallet } from 'porthole/embedded';
import { evm, mainnet } from 'porthole/evm';

/** Visitors who log in by email can register a name under yours. */
export function modalWithNames(): Modal {
  return createModal({
    networks: [mainnet],
    chains: [evm()],
    connectors: [embeddedWallet({ url: 'https://secure.site.example/sdk' })],
    services: { registry: nameRegistry({ url: 'https://names.site.example', suffix: 'site.example' }) },
  });
}
