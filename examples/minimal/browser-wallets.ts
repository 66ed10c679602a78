import { createModal, type Modal } from 'porthole';
import { evm } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { base, mainnet } from 'viem/chains';

/** The single parts: browser wallets only, with the fewest packages to install. */
export function browserWalletModal(): Modal {
  return createModal({ networks: [mainnet, base], chains: [evm()], connectors: [injected()], services: false });
}
