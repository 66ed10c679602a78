import { createModal, type Modal } from 'porthole';
import { polkadot, polkadotRelay } from 'porthole/polkadot';
import { polkadotWallets } from 'porthole/polkadot-wallets';

/** Polkadot only. Define other Substrate networks like `polkadotRelay`. */
export function polkadotModal(): Modal {
  return createModal({
    networks: [polkadotRelay],
    chains: [polkadot()],
    connectors: [polkadotWallets()],
    services: false,
  });
}
