/** A few wallets for those who have none: featured, then the host's own, then recommended ones. */
import { pictureOf } from '../../../application/catalogue/pictures/picture-of.js';
import { wantedWallets } from '../../../application/catalogue/wanted-wallets.js';
import type { State } from '../../../application/engine/state.js';
import type { Platform } from '../../../application/ports/device.js';
import type { ListedWallet } from '../../../domain/wallet/wallet.js';
import { wayToGet } from '../../../domain/wallet/wallet-downloads.js';

export interface OfferedWallet {
  readonly wallet: ListedWallet;
  readonly way: NonNullable<ReturnType<typeof wayToGet>>;
}

const MOST = 4;

/** Only wallets that can be installed. */
export function offeredWallets(state: State, { mobile, system }: Platform): readonly OfferedWallet[] {
  const { config, catalogue } = state;
  const listed = (wallets: readonly ListedWallet[] = []) => wantedWallets(wallets, state);
  const all = [...listed(catalogue?.featured), ...config.customWallets, ...listed(catalogue?.recommended)];
  const once = all.filter((wallet, at) => all.findIndex(({ id }) => id === wallet.id) === at);
  return once
    .flatMap((wallet) => {
      const way = wayToGet(wallet, { mobile, system });
      const imageUrl = pictureOf(catalogue, wallet);
      return way ? [{ wallet: imageUrl === undefined ? wallet : { ...wallet, imageUrl }, way }] : [];
    })
    .slice(0, MOST);
}
