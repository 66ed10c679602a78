/** The history of an address on non-EVM networks, as reported by their local node. */
import { formatAmount } from '../../../domain/money/amount.js';
import type { ServiceContext } from '../service-context.js';
import type { ServiceNetwork } from '../service-network.js';
import { bitcoinHistory } from './bitcoin-history.js';
import type { OtherTransaction } from './other-transaction.js';
import { solanaHistory } from './solana-history.js';

/** Oldest last. */
export function otherHistory(network: ServiceNetwork, address: string): Promise<readonly OtherTransaction[]> {
  if (network.namespace === 'bip122') return bitcoinHistory(network, address);
  return network.namespace === 'solana' ? solanaHistory(network, address) : Promise.resolve([]);
}

export function writtenOther(
  network: ServiceNetwork,
  { hash, minedAt, status, from, moves }: OtherTransaction,
  { prices }: ServiceContext,
  address: string,
) {
  const [first] = moves;
  const sent = moves.some((each) => each.from === address);
  const came = moves.some((each) => each.to === address && each.from !== address);
  const known = came ? 'receive' : from === address && status === 'failed' ? 'send' : 'execute';
  return {
    id: `${network.id}:${hash}`,
    metadata: {
      operationType: sent && came ? 'trade' : sent ? 'send' : known,
      ...{ hash, chain: network.id, status },
      minedAt: new Date(minedAt * 1000).toISOString(),
      sentFrom: first?.from ?? from,
      sentTo: first?.to ?? '',
    },
    transfers: moves.map(({ token, amount, from: giver, to }) => {
      const { currency, iconUrl, tokens } = network;
      const own = { ...currency, iconUrl };
      const coin = token === undefined ? own : tokens.find((each) => each.address === token);
      const { name, symbol, decimals, iconUrl: url } = coin ?? { name: '', symbol: '', decimals: 0, iconUrl: '' };
      const key = token ?? symbol;
      return {
        fungible_info: { name, symbol, icon: { url } },
        direction: giver === to ? 'self' : giver === address ? 'out' : 'in',
        quantity: { numeric: formatAmount(amount, decimals) },
        value: prices.value(amount, decimals, key),
        price: Number(prices.of(key)),
      };
    }),
  };
}
