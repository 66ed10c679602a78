/** Installs the world's Bitcoin wallets on this page. */
import type { Storage } from '../../application/ports/storage.js';
import type { PageOptions } from '../wallets/page-options.js';
import type { WalletMode } from '../wallets/prompts.js';
import { type BitcoinWallet, createBitcoinWallet } from './bitcoin-wallet.js';
import type { BitcoinSettings } from './bitcoin-world.js';
import { showInPage } from './show-in-page.js';

/** Those named in `hidden=` appear only after the page's reveal event. */
export function installBitcoinWallets(
  { wallets }: BitcoinSettings,
  options: PageOptions,
  store: Storage,
  modeOf: (rdns: string) => WalletMode,
): readonly BitcoinWallet[] {
  return wallets
    .filter(({ name }) => options.wallets?.includes(name) ?? true)
    .map((settings) => {
      const mode = modeOf(`example.${settings.name.toLowerCase()}`);
      const wallet = createBitcoinWallet({ ...settings, store, mode, origin: location.origin });
      if (!options.hidden.includes(settings.name)) showInPage(wallet, window);
      else window.addEventListener(`reveal:${settings.name}`, () => showInPage(wallet, window), { once: true });
      return wallet;
    });
}
