/** Installs the world's Polkadot wallets on this page. */
import type { Storage } from '../../application/ports/storage.js';
import type { PageOptions } from '../wallets/page-options.js';
import type { WalletMode } from '../wallets/prompts.js';
import { createPolkadotWallet, inject, type PolkadotWallet } from './polkadot-wallet.js';
import type { PolkadotSettings } from './polkadot-world.js';

/** Those named in `hidden=` are only injected after the page's reveal event. */
export function installPolkadotWallets(
  { wallets }: PolkadotSettings,
  options: PageOptions,
  store: Storage,
  modeOf: (rdns: string) => WalletMode,
): readonly PolkadotWallet[] {
  return wallets
    .filter(({ name }) => options.wallets?.includes(name) ?? true)
    .map((settings) => {
      const mode = modeOf(`example.${settings.name.toLowerCase()}`);
      const wallet = createPolkadotWallet({ ...settings, store, mode, origin: location.origin });
      if (!options.hidden.includes(settings.name)) inject(wallet, window);
      else window.addEventListener(`reveal:${settings.name}`, () => inject(wallet, window), { once: true });
      return wallet;
    });
}
