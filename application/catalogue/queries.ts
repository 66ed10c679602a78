/** The queries to the directory, from the host's configuration. */

import { narrowed } from '../connect/network/narrowed.js';
import type { State } from '../engine/state.js';
import type { CatalogueQuery } from '../ports/catalogue.js';

const WALLETS_PER_PAGE = 40;
const RECOMMENDED_WALLETS = 4;
const SEARCH_RESULTS = 100;

/** Wallets with these ids on any network: the host named them. */
export function idsQuery(ids: readonly string[]): CatalogueQuery {
  return { page: 1, entries: ids.length, include: ids, exclude: [], chains: [] };
}

export function recommendedQuery(state: State): CatalogueQuery {
  const exclude = [...state.config.excludeWalletIds, ...state.config.featuredWalletIds];
  return { ...allowed(state), page: 1, entries: RECOMMENDED_WALLETS, exclude };
}

/** The wallets that are shown apart from the pages, and so are excluded from them. */
export function pagesExclude({ config, catalogue }: State): readonly string[] {
  const recommended = catalogue?.recommended.map(({ id }) => id) ?? [];
  return [...new Set([...recommended, ...config.excludeWalletIds, ...config.featuredWalletIds])];
}

export function pageQuery(state: State, page: number, exclude: readonly string[]): CatalogueQuery {
  return { ...allowed(state), page, entries: WALLETS_PER_PAGE, exclude };
}

export function searchQuery(state: State, search: string, certified: boolean): CatalogueQuery {
  return {
    ...allowed(state),
    page: 1,
    entries: SEARCH_RESULTS,
    exclude: state.config.excludeWalletIds,
    ...(search && { search }),
    ...(certified && { badge: 'certified' }),
  };
}

function allowed({ config, catalogue }: State): Pick<CatalogueQuery, 'include' | 'chains'> {
  const chains = narrowed(config.networks, catalogue?.namespace).map(({ caipNetworkId }) => caipNetworkId);
  return { include: config.includeWalletIds, chains };
}
