/** The balances of an address: the native currency, and tokens, which are found by their transfers to it. */
import { getAddress } from 'viem';
import { jsonRpc } from '../../../servers/json-rpc.js';
import type { Call } from '../call.js';
import { inventedToken } from '../invented/invented-rows.js';
import { type PriceTable, quantityOf } from '../price-table.js';
import { networksFor, plainAddress } from '../service-context.js';
import type { ServiceNetwork } from '../service-network.js';
import type { Holding } from './holding.js';
import { otherHoldings } from './other-holdings.js';

export const balances: Call = {
  name: 'balance',
  method: 'GET',
  path: '/v1/account/{address}/balance',
  async answer({ parts, query, invented }, context) {
    const address = plainAddress(parts.address ?? '');
    const asked = (query.get('forceUpdate') ?? '')
      .split(',')
      .map(plainAddress)
      .filter((each) => each !== '');
    const networks = networksFor(context, query.get('chainId'), address);
    const found = await Promise.all(
      networks.map(async (network) => {
        const holdings = network.evm
          ? await evmHoldings(network, address, asked)
          : await otherHoldings(network, address);
        return holdings
          .filter(({ amount, address: token }) => amount > 0n || token === undefined)
          .map((each) => balanceOf(network, each, context.prices));
      }),
    );
    const [network] = networks;
    const madeUp = network
      ? Array.from({ length: invented.tokens }, (_, at) =>
          inventedToken(network, at, invented.pictures ? context.url : ''),
        )
      : [];
    return { balances: [...found.flat(), ...madeUp] };
  },
};

async function evmHoldings(network: ServiceNetwork, address: string, asked: readonly string[]): Promise<Holding[]> {
  const { evm, rpcUrl, currency, iconUrl, tokens: known } = network;
  if (!evm) return [];
  const [wei, past] = await Promise.all([
    jsonRpc(rpcUrl, 'eth_getBalance', [address, 'latest']),
    evm.index.of(address),
  ]);
  const met = past
    .flatMap(({ moves }) => moves)
    .filter(({ kind, to }) => kind === 'erc20' && to === address.toLowerCase());
  const tokens = await evm.book.describe([
    ...known.map((each) => each.address),
    ...met.flatMap(({ token }) => token ?? []),
    ...asked.filter((each) => /^0x[\da-f]{40}$/i.test(each)),
  ]);
  const held = await evm.book.held(
    address,
    tokens.map((each) => each.address),
  );
  return [
    { ...currency, iconUrl, amount: BigInt(String(wei)) },
    ...tokens.map((token, at) => ({ ...token, address: getAddress(token.address), amount: held[at] ?? 0n })),
  ];
}

function balanceOf({ id }: ServiceNetwork, holding: Holding, prices: PriceTable) {
  const { name, symbol, decimals, iconUrl, amount, address } = holding;
  const key = address ?? symbol;
  return {
    ...{ name, symbol, chainId: id },
    ...(address !== undefined && { address: `${id}:${address}` }),
    value: prices.value(amount, decimals, key),
    price: Number(prices.of(key)),
    quantity: quantityOf(amount, decimals),
    iconUrl,
  };
}
