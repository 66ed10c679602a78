/** The row that leads to the directory. Apart from what is listed there, which is loaded with its screen. */
import { allWalletsTag, isAllWalletsShown } from '../../domain/wallet/all-wallets-row.js';
import { canPair } from '../connect/pairing/can-pair.js';
import type { State } from '../engine/state.js';

export interface AllWalletsRow {
  /** How many there are, such as `600+`. Undefined while that is not known. */
  readonly tag: string | undefined;
  readonly loading: boolean;
}

/** The last row of the wallet list. Undefined where there is no directory, no way to reach its wallets, or no wish for it. */
export function allWalletsRow(state: State, mobile: boolean): AllWalletsRow | undefined {
  const { catalogue, config } = state;
  if (!catalogue || !config.features.allWallets) return undefined;
  if (!isAllWalletsShown(config.allWallets, mobile, canPair(state))) return undefined;
  const featured = catalogue.featured.length;
  const { count, namespace } = catalogue;
  const counts = { directory: count, featured, ...(namespace && { filtered: count }) };
  const tag = count + featured > 0 ? allWalletsTag(counts) : undefined;
  return { tag, loading: catalogue.highlights.status === 'loading' };
}
