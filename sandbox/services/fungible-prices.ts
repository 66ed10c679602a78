/** The prices of coins, by their addresses. */
import { coinNamed } from './asked-for.js';
import type { Call } from './call.js';
import { priceKey } from './coin.js';
import { Refusal } from './refusal.js';

export const fungiblePrices: Call = {
  name: 'price',
  method: 'POST',
  path: '/v1/fungible/price',
  async answer({ body }, context) {
    const { addresses, currency = 'usd' } = (body ?? {}) as { addresses?: unknown; currency?: unknown };
    if (currency !== 'usd') throw new Refusal(400, 'currency', 'Prices are in US dollars only');
    if (!Array.isArray(addresses)) throw new Refusal(400, 'addresses', 'The field addresses is missing');
    const coins = await Promise.all(addresses.map((each) => coinNamed(context, String(each)).catch(() => undefined)));
    return {
      // Unknown prices are omitted.
      fungibles: coins.flatMap((coin) => {
        if (!coin) return [];
        const { name, symbol, iconUrl } = coin;
        return [{ name, symbol, iconUrl, price: Number(context.prices.of(priceKey(coin))) }];
      }),
    };
  },
};
