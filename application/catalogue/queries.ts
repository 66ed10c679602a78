/** What the directory is asked for, from what the host configured. */
import type { CatalogueQuery } from '../ports.js';
import type { State } from '../state.js';

const WALLETS_PER_PAGE = 40;
const RECOMMENDED_WALLETS = 4;
const SEARCH_RESULTS = 100;

/** Wallets of these ids, whichever networks they serve: the host named them. */
export function idsQuery(ids: readonly string[]): CatalogueQuery {
  return { page: 1, entries: ids.length, include: ids, exclude: [], chains: [] };
}

export function recommendedQuery({ config }: State): CatalogueQuery {
  const exclude = [...config.excludeWalletIds, ...config.featuredWalletIds];
  return { ...allowed(config), page: 1, entries: RECOMMENDED_WALLETS, exclude };
}

/** Which wallets are shown apart from the pages, and so left out of them. */
export function pagesExclude({ config, catalogue }: State): readonly string[] {
  const recommended = catalogue?.recommended.map(({ id }) => id) ?? [];
  return [...new Set([...recommended, ...config.excludeWalletIds, ...config.featuredWalletIds])];
}

export function pageQuery({ config }: State, page: number, exclude: readonly string[]): CatalogueQuery {
  return { ...allowed(config), page, entries: WALLETS_PER_PAGE, exclude };
}

export function searchQuery({ config }: State, search: string, certified: boolean): CatalogueQuery {
  return {
    ...allowed(config),
    page: 1,
    entries: SEARCH_RESULTS,
    exclude: config.excludeWalletIds,
    ...(search && { search }),
    ...(certified && { badge: 'certified' }),
  };
}

function allowed({ includeWalletIds, networks }: State['config']): Pick<CatalogueQuery, 'include' | 'chains'> {
  return { include: includeWalletIds, chains: networks.map(({ caipNetworkId }) => caipNetworkId) };
}
