/** The directory wallets that are listed, in addition to the query's filters. */
import { isReachable } from '../../domain/wallet/pairing-ways.js';
import type { ListedWallet } from '../../domain/wallet/wallet.js';
import { isExcluded } from '../../domain/wallet/wallet-visibility.js';
import { pairsAlone } from '../connect/pairing/pairs-alone.js';
import type { State } from '../engine/state.js';

/** Wallets that the host excludes by name or maker are not; with pairing only, wallets that pairing cannot reach are not. */
export function wantedWallets(wallets: readonly ListedWallet[], state: State): readonly ListedWallet[] {
  const unwanted = state.config.excludedWallets.map(({ name = '', rdns }) => ({ name, ...(rdns && { rdns }) }));
  const alone = pairsAlone(state);
  if (!alone && unwanted.length === 0) return wallets;
  return wallets.filter((wallet) => !isExcluded(wallet, unwanted) && (!alone || isReachable(wallet)));
}
