/** What the directory's screen lists: the results of a search, or the loaded part of the directory. */
import { allWallets } from '../../../application/catalogue/all-wallets.js';
import { wantedWallets } from '../../../application/catalogue/wanted-wallets.js';
import type { State } from '../../../application/engine/state.js';
import type { ListedWallet } from '../../../domain/wallet/wallet.js';

export interface ShownWallets {
  readonly wallets: readonly ListedWallet[];
  /** The total, including those that are not loaded yet. */
  readonly total: number;
  readonly searching: boolean;
  readonly status: 'loading' | 'ready' | 'failed';
  /** Whether a next page can be requested. */
  readonly next: boolean;
}

export function shownWallets(state: State, mobile: boolean): ShownWallets {
  const { catalogue } = state;
  if (!catalogue) return { wallets: [], total: 0, searching: false, status: 'ready', next: false };
  const { search, list, count, featured } = catalogue;
  if (search) {
    const { status } = search.progress;
    const wallets = wantedWallets(search.wallets, state);
    const total = search.count - (search.wallets.length - wallets.length);
    return { wallets, total, searching: true, status: status === 'idle' ? 'ready' : status, next: false };
  }
  const wallets = allWallets(state, mobile);
  const { status } = list.progress;
  const waiting = status === 'idle' && !list.complete;
  return {
    wallets,
    total: list.complete ? wallets.length : Math.max(wallets.length, count + featured.length),
    searching: false,
    status: waiting ? 'loading' : status === 'idle' ? 'ready' : status,
    next: !list.complete && (status === 'idle' || status === 'ready'),
  };
}
