/** Which wallets of the directory are listed at all, besides the filters of the directory's query. */
import { isReachable } from '../../domain/wallet/pairing-ways.js';
import type { ListedWallet } from '../../domain/wallet/wallet.js';
import { isExcluded } from '../../domain/wallet/wallet-visibility.js';
import { pairsAlone } from '../connect/pairing/pairs-alone.js';
import type { State } from '../engine/state.js';

/** Not those that the host excludes by name or maker; where pairing is all there is, only those that a pairing reaches. */
export function wantedWallets(wallets: readonly ListedWallet[], state: State): readonly ListedWallet[] {
  const unwanted = state.config.excludedWallets.map(({ name = '', rdns }) => ({ name, ...(rdns && { rdns }) }));
  const alone = pairsAlone(state);
  if (!alone && unwanted.length === 0) return wallets;
  return wallets.filter((wallet) => !isExcluded(wallet, unwanted) && (!alone || isReachable(wallet)));
}
