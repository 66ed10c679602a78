/** The history of an address, newest first, page by page. */
import { getAddress, getContractAddress } from 'viem';
import type { Call } from '../call.js';
import type { IndexedTransaction, Move } from '../index/indexed-transaction.js';
import type { Invented } from '../invented/invented.js';
import { inventedOrder, inventedTransaction } from '../invented/invented-rows.js';
import { networksFor, plainAddress, type ServiceContext } from '../service-context.js';
import type { ServiceNetwork } from '../service-network.js';
import { operationOf } from './operation-of.js';
import { otherHistory, writtenOther } from './other-history.js';
import { pageOf } from './page-cursor.js';
import { transfersOf } from './transfers-of.js';

const PAGE = 50;

interface Entry {
  /** Newer ones are greater. */
  readonly order: readonly number[];
  write(): unknown;
}

export const history: Call = {
  name: 'history',
  method: 'GET',
  path: '/v1/account/{address}/history',
  async answer({ parts, query, invented }, context) {
    const address = plainAddress(parts.address ?? '');
    // Purchases have a separate history.
    if (query.has('onramp')) return { data: context.purchases.of(address, context.prices), next: null };
    const networks = networksFor(context, query.get('chainId'), address);
    const found = await Promise.all(networks.map((network) => entriesOn(network, context, address)));
    const madeUp = inventedOn(networks[0], context, address, invented);
    const { page, next } = pageOf([...found.flat(), ...madeUp], query.get('cursor'), PAGE);
    return { data: await Promise.all(page.map((each) => each.write())), next };
  },
};

async function entriesOn(network: ServiceNetwork, context: ServiceContext, address: string): Promise<Entry[]> {
  if (!network.evm) {
    const others = await otherHistory(network, address);
    return others.map((each, at) => ({
      order: [each.minedAt, context.networks.indexOf(network), each.block, others.length - at],
      write: () => writtenOther(network, each, context, address),
    }));
  }
  const transactions = await network.evm.index.of(address);
  return transactions.map((transaction) => {
    const { minedAt, block, place } = transaction;
    return {
      order: [minedAt, context.networks.indexOf(network), block, place],
      write: () => written(network, transaction, context, address.toLowerCase()),
    };
  });
}

function inventedOn(
  network: ServiceNetwork | undefined,
  { networks, url }: ServiceContext,
  address: string,
  { transactions: length, pictures }: Invented,
): Entry[] {
  if (!network) return [];
  const place = networks.indexOf(network);
  return Array.from({ length }, (_, at) => ({
    order: inventedOrder(at, place),
    write: () => inventedTransaction(network, at, address, pictures ? url : ''),
  }));
}

async function written(
  network: ServiceNetwork,
  transaction: IndexedTransaction,
  context: ServiceContext,
  address: string,
) {
  const { hash, from, to, minedAt, nonce, succeeded } = transaction;
  const own = transaction.moves.filter((each) => each.from === address || each.to === address);
  const [first, second] = own;
  // For a single transfer its parties are reported, not the contract between them.
  const parties: Pick<Move, 'from' | 'to'> = first && !second ? first : { from, to: to ?? madeBy(from, nonce) };
  return {
    id: `${network.id}:${hash}`,
    metadata: {
      operationType: operationOf(transaction, own, address),
      hash,
      chain: network.id,
      minedAt: new Date(minedAt * 1000).toISOString(),
      sentFrom: getAddress(parties.from),
      sentTo: getAddress(parties.to),
      status: succeeded ? 'confirmed' : 'failed',
      nonce,
    },
    transfers: await transfersOf(network, own, address, context),
  };
}

function madeBy(from: string, nonce: number): string {
  return getContractAddress({ from: getAddress(from), nonce: BigInt(nonce) });
}
