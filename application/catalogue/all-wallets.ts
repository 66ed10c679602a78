/** The loaded part of the directory. */
import type { ListedWallet } from '../../domain/wallet/wallet.js';
import { knownRdns } from '../../domain/wallet/wallet-visibility.js';
import type { State } from '../engine/state.js';
import { wantedWallets } from './wanted-wallets.js';

/**
 * Featured wallets, recommended ones, then the pages; each once, and first those that are installed. Depends on
 * `state.catalogue`, `state.connect.wallets` and `state.config`: call again when these change.
 */
export function allWallets(state: State, mobile: boolean): readonly ListedWallet[] {
  const { catalogue, config, connect } = state;
  if (!catalogue) return [];
  const place = new Map(config.featuredWalletIds.map((id, at) => [id, at]));
  const featured = [...catalogue.featured].sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  const installed = new Set(knownRdns(Object.values(connect.wallets).flat(), mobile));
  const seen = new Set<string>();
  const first: ListedWallet[] = [];
  const others: ListedWallet[] = [];
  for (const wallet of wantedWallets([...featured, ...catalogue.recommended, ...catalogue.list.wallets], state)) {
    if (seen.has(wallet.id)) continue;
    seen.add(wallet.id);
    (wallet.rdns && installed.has(wallet.rdns) ? first : others).push(wallet);
  }
  return [...first, ...others];
}
