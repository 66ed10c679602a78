/** Reads a request's parameters: required texts, networks, coins. Refuses anything else with a reason. */
import { getAddress, type Hex } from 'viem';
import type { Question } from './call.js';
import { type Coin, nativeCoin } from './coin.js';
import { Refusal } from './refusal.js';
import type { ServiceContext } from './service-context.js';
import type { ServiceNetwork } from './service-network.js';

/** The placeholder address for a native currency. */
export const NATIVE: Readonly<Record<string, string>> = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
};

export function wanted({ query }: Question, name: string): string {
  const text = query.get(name);
  if (text === null || text === '') throw new Refusal(400, name, `The parameter ${name} is missing`);
  return text;
}

/** A text of the body. */
export function wantedIn({ body }: Question, name: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new Refusal(400, name, `The field ${name} is missing`);
  return String(value);
}

export function amountIn(text: string): bigint {
  if (!/^\d{1,78}$/.test(text))
    throw new Refusal(400, 'amount', 'The amount is not a whole number of the smallest unit');
  return BigInt(text);
}

export function networkNamed({ networks }: ServiceContext, id: string): ServiceNetwork {
  const found = networks.find((each) => each.id === id);
  if (!found) throw new Refusal(400, 'chainId', `The network ${id} is not supported`);
  return found;
}

/** An account or contract with its network, such as `eip155:1:0x…`. */
function placeNamed(
  context: ServiceContext,
  caip: string,
): { readonly network: ServiceNetwork; readonly address: string } {
  const end = caip.lastIndexOf(':');
  return { network: networkNamed(context, caip.slice(0, end)), address: caip.slice(end + 1) };
}

/** An account or contract of an EVM network. */
export function evmPlaceNamed(
  context: ServiceContext,
  caip: string,
): { readonly network: ServiceNetwork; readonly address: Hex } {
  const { network, address } = placeNamed(context, caip);
  if (!network.evm || !/^0x[\da-f]{40}$/i.test(address))
    throw new Refusal(400, 'address', `${caip} is on no EVM network`);
  return { network, address: getAddress(address) };
}

export async function coinNamed(context: ServiceContext, caip: string): Promise<Coin> {
  const { network, address } = placeNamed(context, caip);
  if (address.toLowerCase() === NATIVE[network.namespace]?.toLowerCase()) return nativeCoin(network);
  const isToken = network.evm ? /^0x[\da-f]{40}$/i.test(address) : true;
  const [token] = !isToken
    ? []
    : network.evm
      ? await network.evm.book.describe([address])
      : network.tokens.filter((each) => each.address === address);
  if (!token) throw new Refusal(400, 'token', `${caip} is not a token`);
  const { name, symbol, decimals, iconUrl } = token;
  return { network, name, symbol, decimals, iconUrl, address: network.evm ? getAddress(token.address) : token.address };
}
