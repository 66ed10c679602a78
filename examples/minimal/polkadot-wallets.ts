import { createModal, type Modal } from 'porthole';
import { polkadot, polkadotRelay } from 'porthole/polkadot';
import { polkadotWallets } from 'porthole/polkadot-wallets';

/** Polkadot alone, or beside other networks. Other networks of its kind are written like `polkadotRelay`. */
export function polkadotModal(): Modal {
  return createModal({
    networks: [polkadotRelay],
    chains: [polkadot()],
    connectors: [polkadotWallets()],
    services: false,
  });
}
