/** What changed hands, as the history writes it. */
import { formatAmount } from '../../domain/amount.js';
import type { Move } from './index/indexed-transaction.js';
import type { PriceTable } from './price-table.js';
import type { ServiceNetwork } from './service-ground.js';

export async function transfersOf(
  network: ServiceNetwork,
  moves: readonly Move[],
  address: string,
  prices: PriceTable,
): Promise<unknown[]> {
  const tokens = (await network.evm?.book.describe(moves.flatMap(({ token }) => token ?? []))) ?? [];
  const byAddress = new Map(tokens.map((each) => [each.address.toLowerCase(), each]));
  return moves.map(({ kind, token, from, to, amount, tokenId }) => {
    const direction = from === to ? 'self' : from === address ? 'out' : 'in';
    if (kind === 'erc721' || kind === 'erc1155') {
      const name = `#${tokenId}`;
      return { nft_info: { name, flags: { is_spam: false } }, direction, quantity: { numeric: String(amount) } };
    }
    const { currency, iconUrl } = network;
    const coin = token === undefined ? { ...currency, iconUrl } : byAddress.get(token);
    const { name, symbol, decimals, iconUrl: url } = coin ?? { name: '', symbol: '', decimals: 0, iconUrl: '' };
    const key = token ?? symbol;
    return {
      fungible_info: { name, symbol, icon: { url } },
      direction,
      quantity: { numeric: formatAmount(amount, decimals) },
      value: prices.value(amount, decimals, key),
      price: Number(prices.of(key)),
    };
  });
}
