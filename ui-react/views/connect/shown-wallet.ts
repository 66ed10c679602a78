/** A wallet's name and image by its id, from any source. */
import type { State } from '../../../application/engine/state.js';

export interface ShownWallet {
  readonly name: string;
  readonly altered?: true | undefined;
  readonly icon?: string | undefined;
}

/** Found wallets first, then connected ones, then those only listed or remembered. An unknown one has its id as name. */
export function shownWallet(state: State, walletId: string): ShownWallet {
  const { wallets, connections, recent } = state.connect;
  const connected = Object.values(connections).flatMap((each) => (each.status === 'connected' ? each.wallet : []));
  const found = [...Object.values(wallets).flat(), ...connected].find((wallet) => wallet.id === walletId);
  if (found) return found;
  const listed = [...state.config.customWallets, ...recent].find((wallet) => wallet.id === walletId);
  if (!listed) return { name: walletId };
  return { name: listed.name, ...(listed.imageUrl && { icon: listed.imageUrl }) };
}
