/** The row that opens the directory. In its own file because the directory's lists are loaded with its screen. */
import { allWalletsTag, isAllWalletsShown } from '../../domain/wallet/all-wallets-row.js';
import { canPair } from '../connect/pairing/can-pair.js';
import type { State } from '../engine/state.js';

export interface AllWalletsRow {
  /** The number of wallets, such as `600+`. Undefined while unknown. */
  readonly tag: string | undefined;
  readonly loading: boolean;
}

/**
 * The last row of the wallet list. Undefined without a directory, without a way to reach its wallets, or if the host hides it.
 * @param locale BCP 47: how the number is written
 */
export function allWalletsRow(state: State, mobile: boolean, locale = 'en'): AllWalletsRow | undefined {
  const { catalogue, config } = state;
  if (!catalogue || !config.features.allWallets) return undefined;
  if (!isAllWalletsShown(config.allWallets, mobile, canPair(state))) return undefined;
  const featured = catalogue.featured.length;
  const { count, namespace } = catalogue;
  const counts = { directory: count, featured, ...(namespace && { filtered: count }) };
  const tag = count + featured > 0 ? allWalletsTag(counts, locale) : undefined;
  return { tag, loading: catalogue.highlights.status === 'loading' };
}
