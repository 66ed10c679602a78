/** The transfers of a transaction, in the format of the history. */
import { formatAmount } from '../../../domain/money/amount.js';
import type { Move } from '../index/indexed-transaction.js';
import type { ServiceContext } from '../service-context.js';
import type { ServiceNetwork } from '../service-network.js';

export async function transfersOf(
  network: ServiceNetwork,
  moves: readonly Move[],
  address: string,
  context: ServiceContext,
): Promise<unknown[]> {
  const tokens = (await network.evm?.book.describe(moves.flatMap(({ token }) => token ?? []))) ?? [];
  const byAddress = new Map(tokens.map((each) => [each.address.toLowerCase(), each]));
  return Promise.all(
    moves.map(async (move) => {
      const { token, from, to, amount } = move;
      const direction = from === to ? 'self' : from === address ? 'out' : 'in';
      const nft = await nftOf(network, move, context);
      if (nft) return { nft_info: nft, direction, quantity: { numeric: String(amount) } };
      const { currency, iconUrl } = network;
      const coin = token === undefined ? { ...currency, iconUrl } : byAddress.get(token);
      const { name, symbol, decimals, iconUrl: url } = coin ?? { name: '', symbol: '', decimals: 0, iconUrl: '' };
      const key = token ?? symbol;
      return {
        fungible_info: { name, symbol, icon: { url } },
        direction,
        quantity: { numeric: formatAmount(amount, decimals) },
        value: context.prices.value(amount, decimals, key),
        price: Number(context.prices.of(key)),
      };
    }),
  );
}

async function nftOf({ evm }: ServiceNetwork, { kind, token, tokenId }: Move, { spam }: ServiceContext) {
  if ((kind !== 'erc721' && kind !== 'erc1155') || token === undefined || tokenId === undefined) return undefined;
  const [described] = (await evm?.collectibles.describe([{ kind, token, tokenId }])) ?? [];
  const { name = '', imageUrl: url = '' } = described ?? {};
  return { name, content: { preview: { url }, detail: { url } }, flags: { is_spam: spam.has(token) } };
}
