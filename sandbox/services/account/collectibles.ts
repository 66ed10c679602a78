/** The collectibles of an address, the latest first, page by page. Not part of the original API. */
import { getAddress } from 'viem';
import type { Call } from '../call.js';
import type { CollectibleName } from '../index/collectible-book.js';
import type { IndexedTransaction } from '../index/indexed-transaction.js';
import { inventedCollectible, inventedOrder } from '../invented/invented-rows.js';
import { networksFor, plainAddress, type ServiceContext } from '../service-context.js';
import type { ServiceNetwork } from '../service-network.js';
import { pageOf } from './page-cursor.js';

const PAGE = 40;

interface Held extends CollectibleName {
  readonly network: ServiceNetwork;
  /** When it was last received. Newer ones are greater. */
  readonly order: readonly number[];
}

interface Entry {
  readonly order: readonly number[];
  write(): unknown;
}

export const collectibles: Call = {
  name: 'collectibles',
  method: 'GET',
  path: '/v1/account/{address}/collectibles',
  async answer({ parts, query, invented }, context) {
    const address = plainAddress(parts.address ?? '');
    const networks = networksFor(context, query.get('chainId'), address);
    const found = await Promise.all(networks.map((network) => heldOn(network, context, address.toLowerCase())));
    const held = found.flat().map((each) => ({ order: each.order, write: () => written(each, context) }));
    const [network] = networks;
    const madeUp = Array.from({ length: network ? invented.collectibles : 0 }, (_, at) => ({
      order: inventedOrder(at, 0),
      write: () => network && inventedCollectible(network, at, invented.pictures ? context.url : ''),
    }));
    const { page, next } = pageOf<Entry>([...held, ...madeUp], query.get('cursor'), PAGE);
    return { data: await Promise.all(page.map((each) => each.write())), next };
  },
};

async function heldOn(network: ServiceNetwork, { networks }: ServiceContext, address: string): Promise<Held[]> {
  const held = new Map<string, { readonly what: Held; readonly amount: bigint }>();
  const transactions = (await network.evm?.index.of(address)) ?? [];
  for (const [place, transaction] of [...transactions].reverse().entries()) {
    for (const [at, { kind, token, tokenId, from, to, amount }] of transaction.moves.entries()) {
      if ((kind !== 'erc721' && kind !== 'erc1155') || token === undefined || tokenId === undefined) continue;
      const change = (to === address ? amount : 0n) - (from === address ? amount : 0n);
      const key = `${token}/${tokenId}`;
      const before = held.get(key);
      const order =
        change > 0n || !before ? orderOf(transaction, networks.indexOf(network), place, at) : before.what.order;
      const what = { kind, token, tokenId, network, order };
      if (change !== 0n) held.set(key, { what, amount: (before?.amount ?? 0n) + change });
    }
  }
  return [...held.values()].filter(({ amount }) => amount > 0n).map(({ what }) => what);
}

function orderOf({ minedAt }: IndexedTransaction, network: number, place: number, at: number): number[] {
  return [minedAt, network, place, at];
}

async function written({ network, token, tokenId, kind }: Held, { spam }: ServiceContext) {
  const [described] = (await network.evm?.collectibles.describe([{ kind, token, tokenId }])) ?? [];
  const { name = '', collection = '', imageUrl = '' } = described ?? {};
  const address = `${network.id}:${getAddress(token)}`;
  return {
    id: `${address}/${tokenId}`,
    ...{ name, collection, address, tokenId: String(tokenId), imageUrl, isSpam: spam.has(token) },
  };
}
