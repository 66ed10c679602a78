/** Installs the world's Solana wallets on this page. */
import type { Storage } from '../../application/ports/storage.js';
import { announce } from '../wallets/announce.js';
import type { PageOptions } from '../wallets/page-options.js';
import type { WalletMode } from '../wallets/prompts.js';
import { createJoinedWallet, type JoinedWallet } from './joined-wallet.js';
import { register } from './register.js';
import { rdnsOf } from './solana-wallet.js';
import type { SolanaSettings } from './solana-world.js';

/** Those named in `hidden=` only register themselves after the page's reveal event. */
export function installSolanaWallets(
  { wallets }: SolanaSettings,
  options: PageOptions,
  store: Storage,
  modeOf: (rdns: string) => WalletMode,
): readonly JoinedWallet[] {
  if (!options.solana) return [];
  return wallets
    .filter(({ name }) => options.wallets?.includes(name) ?? true)
    .map((settings) => {
      const wallet = createJoinedWallet({
        ...settings,
        store,
        mode: modeOf(rdnsOf(settings.name)),
        origin: location.origin,
      });
      if (!options.hidden.includes(settings.name)) appear(wallet);
      else window.addEventListener(`reveal:${settings.name}`, () => appear(wallet), { once: true });
      return wallet;
    });
}

function appear(wallet: JoinedWallet): void {
  if (wallet.evm) announce(wallet.evm, window);
  register(wallet, window);
}
