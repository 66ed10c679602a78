/** Balances from services and wallets, converted to holdings. */
import { MAX_AMOUNT, priceText } from '../money/amount.js';
import { readDecimal, roundDecimal } from '../money/decimal.js';
import { readScale } from '../money/read-scale.js';
import { isNetworkId } from '../network/is-network-id.js';
import type { Balance, Holding } from './token.js';

/** US dollars. No token costs more. */
const MOST_DEAR = 1e15;

/** Drops tokens with exactly `0` decimals, which are not currencies. */
export function dropWithoutDecimals(balances: readonly Balance[]): readonly Balance[] {
  return balances.filter(({ quantity }) => quantity.decimals !== '0');
}

/** The holding for a balance; `undefined` if its numbers or ids are invalid. */
export function holdingOf(balance: Balance): Holding | undefined {
  const { name, symbol, chainId, address, quantity, iconUrl } = balance;
  const decimals = readScale(quantity.decimals);
  const held = readDecimal(quantity.numeric);
  if (!isNetworkId(chainId) || decimals === undefined || !held || held.digits < 0n) return undefined;
  const amount = roundDecimal(held, decimals, 'down').digits;
  if (amount > MAX_AMOUNT) return undefined;
  // A service that does not know a price sends 0.
  const price = balance.price > 0 && balance.price <= MOST_DEAR ? priceText(balance.price) : undefined;
  return {
    token: {
      networkId: chainId,
      name,
      symbol,
      decimals,
      ...(address && { address: address.slice(address.lastIndexOf(':') + 1) }),
      ...(iconUrl && { iconUrl }),
    },
    amount,
    ...(price !== undefined && { price }),
  };
}
