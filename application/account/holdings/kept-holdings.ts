/** Balances of accounts, stored across page loads while they are fresh: 30 seconds. */

import { readScale } from '../../../domain/money/read-scale.js';
import { type AccountId, networkOfAccountId } from '../../../domain/network/caip.js';
import { isNetworkId } from '../../../domain/network/is-network-id.js';
import { textOf } from '../../../domain/text/text-of.js';
import type { Holding } from '../../../domain/token/token.js';
import { readProperty } from '../../../domain/value/read-property.js';
import type { Deps } from '../../engine/deps.js';
import { type Kept, keptFor } from '../../ports/kept-for.js';

/** How long the data counts as fresh, in milliseconds. */
export const LIFETIME = 30_000;
/** Maximum holdings of an account. More would not fit into storage, and finding that out takes long. */
const MOST = 5_000;

type Asking = Pick<Deps, 'storage' | 'scheduler' | 'services' | 'state'>;

export interface KeptHoldings {
  get(id: AccountId): { readonly at: number; readonly holdings: readonly Holding[] } | undefined;
  set(id: AccountId, holdings: readonly Holding[] | undefined, at?: number): void;
}

export function keptHoldings({ storage, scheduler, services, state }: Asking): KeptHoldings {
  const kept: Kept = keptFor(storage, scheduler, 'portfolio_cache', LIFETIME);
  /** Another modal with this storage, or this one with other options, queries other services for other tokens. */
  const keyOf = (id: AccountId): string => {
    const tokens = state().config.tokens[networkOfAccountId(id)] ?? [];
    return [id, services?.portfolio ? 'service' : '', ...tokens.map(({ address }) => address)].join(' ').trim();
  };
  return {
    get(id) {
      const { at, value } = kept.get(keyOf(id)) ?? {};
      const holdings = Array.isArray(value) ? value.map(readHolding) : [undefined];
      return at !== undefined && holdings.every((each) => each !== undefined) ? { at, holdings } : undefined;
    },
    set: (id, holdings, at) =>
      kept.set(
        keyOf(id),
        // An empty account may expect a transfer, and the visitor reloads the page to see it. A longer list is too large to store.
        holdings && holdings.length < MOST && holdings.some(({ amount }) => amount > 0n)
          ? holdings.map(({ amount, ...rest }) => ({ ...rest, amount: String(amount) }))
          : undefined,
        at,
      ),
  };
}

function readHolding(value: unknown): Holding | undefined {
  const [token, amount, price] = ['token', 'amount', 'price'].map((name) => readProperty(value, name));
  const text = (name: string) => readProperty(token, name);
  const [name, symbol, address, iconUrl] = ['name', 'symbol', 'address', 'iconUrl'].map(text);
  const [networkId, decimals] = [text('networkId'), readScale(textOf(text('decimals')))];
  const sound =
    [name, symbol].every((each) => typeof each === 'string') &&
    [address, iconUrl].every((each) => each === undefined || typeof each === 'string') &&
    /^\d{1,78}$/.test(textOf(amount)) &&
    (price === undefined || /^\d{1,40}(\.\d{1,400})?$/.test(textOf(price)));
  if (!sound || !isNetworkId(networkId) || decimals === undefined) return undefined;
  return {
    token: {
      ...{ networkId, name: textOf(name), symbol: textOf(symbol), decimals },
      ...(address !== undefined && { address: textOf(address) }),
      ...(iconUrl !== undefined && { iconUrl: textOf(iconUrl) }),
    },
    amount: BigInt(textOf(amount)),
    ...(price !== undefined && { price: textOf(price) }),
  };
}
