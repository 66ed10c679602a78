import { createModal, type Modal } from 'porthole';
import { nameRegistry } from 'porthole/blockchain';
import { embeddedWallet } from 'porthole/embedded';
import { evm, mainnet } from 'porthole/evm';

/** Who logs in by email can have a name that ends with yours, in place of an address. */
export function modalWithNames(): Modal {
  return createModal({
    networks: [mainnet],
    chains: [evm()],
    connectors: [embeddedWallet({ url: 'https://secure.site.example/sdk' })],
    services: { registry: nameRegistry({ url: 'https://names.site.example', suffix: 'site.example' }) },
  });
}
