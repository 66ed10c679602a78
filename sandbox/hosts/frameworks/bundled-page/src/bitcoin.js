/** A page without EVM. */
import { createModal } from 'porthole';
import { bitcoin, bitcoinMainnet } from 'porthole/bitcoin';
import { bitcoinWallets } from 'porthole/bitcoin-wallets';
import { mount } from 'porthole/react';

const modal = createModal({
  networks: [bitcoinMainnet],
  chains: [bitcoin()],
  connectors: [bitcoinWallets()],
  services: false,
});
mount(modal);

document.getElementById('wallet').addEventListener('click', () => modal.open());
