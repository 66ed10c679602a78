import { createModal, type Modal } from 'porthole';
import { embeddedWallet } from 'porthole/embedded';
import { evm, mainnet } from 'porthole/evm';

/** Visitors without a wallet log in by email and get an account whose keys this page never sees. */
export function emailModal(): Modal {
  return createModal({
    projectId: 'your-project-id',
    networks: [mainnet],
    chains: [evm()],
    connectors: [embeddedWallet({ url: 'https://secure.site.example/sdk' })],
    features: { socials: ['google', 'github'] },
    services: false,
  });
}
