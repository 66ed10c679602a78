/** Puts the world's wallets of Solana on this page. */
import type { Storage } from '../../application/ports.js';
import type { PageOptions } from '../wallets/page-options.js';
import type { WalletMode } from '../wallets/prompts.js';
import { register } from './register.js';
import { createSolanaWallet, rdnsOf, type SolanaWallet } from './solana-wallet.js';
import type { SolanaSettings } from './solana-world.js';

/** Those named in `hidden=` register themselves only when the page hears the event that reveals them. */
export function installSolanaWallets(
  { wallets }: SolanaSettings,
  options: PageOptions,
  store: Storage,
  modeOf: (rdns: string) => WalletMode,
): readonly SolanaWallet[] {
  if (!options.solana) return [];
  return wallets
    .filter(({ name }) => options.wallets?.includes(name) ?? true)
    .map((settings) => {
      const wallet = createSolanaWallet({
        ...settings,
        store,
        mode: modeOf(rdnsOf(settings.name)),
        origin: location.origin,
      });
      if (!options.hidden.includes(settings.name)) register(wallet, window);
      else window.addEventListener(`reveal:${settings.name}`, () => register(wallet, window), { once: true });
      return wallet;
    });
}
