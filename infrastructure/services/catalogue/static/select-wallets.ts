/** Answers a query from a list in memory. */
import type { CataloguePage, CatalogueQuery } from '../../../../application/ports/catalogue.js';
import { namespaceOf } from '../../../../domain/network/caip.js';
import type { ListedWallet } from '../../../../domain/wallet/wallet.js';

/** Wallets in the list's order. A chain of the list may be `eip155:*`: every network of that namespace. */
export function selectWallets(
  list: readonly ListedWallet[],
  { page, entries, include, exclude, chains, search, badge }: CatalogueQuery,
): CataloguePage {
  const [wanted, unwanted] = [new Set(include), new Set(exclude)];
  const served = new Set<string>(chains.flatMap((chain) => [chain, `${namespaceOf(chain)}:*`]));
  const sought = search?.trim().toLowerCase() ?? '';
  const seen = new Set<string>();
  const fit = list.filter(
    (wallet) =>
      (wanted.size === 0 || wanted.has(wallet.id)) &&
      !unwanted.has(wallet.id) &&
      (chains.length === 0 || !wallet.chains?.length || wallet.chains.some((chain) => served.has(chain))) &&
      wallet.name.toLowerCase().includes(sought) &&
      (badge === undefined || wallet.badge === badge) &&
      !seen.has(wallet.id) &&
      seen.add(wallet.id),
  );
  return { wallets: fit.slice((page - 1) * entries, page * entries), count: fit.length };
}
