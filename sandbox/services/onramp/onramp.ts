/** Buying crypto: currencies, coins, quotes and URLs. Nothing is ever charged. */
import { randomUUID } from 'node:crypto';
import { amountOfValue, formatAmount } from '../../../domain/money/amount.js';
import { decimalText, multiplyDecimals, readDecimal, roundDecimal } from '../../../domain/money/decimal.js';
import { coinNamed, wantedIn } from '../asked-for.js';
import type { Call } from '../call.js';
import { type Coin, nativeCoin, priceKey } from '../coin.js';
import { Refusal } from '../refusal.js';
import type { ServiceContext } from '../service-context.js';

const LIMITS = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
];
const PAYMENTS = ['USD', 'EUR'];
/** The price of one unit in US dollars. */
const RATES: Readonly<Record<string, string>> = { USD: '1', EUR: '1.08' };
const NETWORK_FEE = '0.15';
const FEE_PART = '0.015';
const CENTS = 2;

export const onramp: readonly Call[] = [
  {
    name: 'onramp-options',
    method: 'GET',
    path: '/v1/onramp/options',
    async answer(_, context) {
      return {
        paymentCurrencies: PAYMENTS.map((id) => ({ id, payment_method_limits: LIMITS })),
        purchaseCurrencies: bySymbol(await coinsToBuy(context)).map(([symbol, coins]) => ({
          id: symbol,
          name: coins[0]?.name ?? symbol,
          symbol,
          networks: coins.map(({ network, address }) => ({
            name: network.name.toLowerCase(),
            display_name: network.name,
            chain_id: network.id.slice(network.id.indexOf(':') + 1),
            contract_address: address ?? '',
          })),
        })),
      };
    },
  },
  {
    name: 'onramp-quote',
    method: 'POST',
    path: '/v1/onramp/quote',
    async answer(question, context) {
      const [purchase = '', currency = '', amount = ''] = [
        ...['purchaseCurrency', 'paymentCurrency', 'amount'].map((each) => wantedIn(question, each)),
      ];
      const coin = (await coinsToBuy(context)).find(({ symbol }) => symbol === purchase);
      const [rate, total] = [readDecimal(RATES[currency] ?? ''), readDecimal(amount)];
      if (!coin) throw new Refusal(400, 'purchaseCurrency', `${purchase} cannot be bought`);
      if (!rate) throw new Refusal(400, 'paymentCurrency', `Nothing can be paid in ${currency}`);
      if (!total || total.digits <= 0n) throw new Refusal(400, 'amount', 'The amount is not a number above zero');
      const part = readDecimal(FEE_PART) ?? { digits: 0n, scale: 0 };
      const paid = roundDecimal(total, CENTS);
      const fee = roundDecimal(multiplyDecimals(paid, part), CENTS);
      const networkFee = roundDecimal(readDecimal(NETWORK_FEE) ?? part, CENTS);
      const rest = { digits: paid.digits - fee.digits - networkFee.digits, scale: CENTS };
      if (rest.digits <= 0n) throw new Refusal(400, 'amount', 'The fees are more than that');
      const dollars = decimalText(multiplyDecimals(rest, rate));
      const bought = amountOfValue(dollars, coin.decimals, context.prices.of(priceKey(coin))) ?? 0n;
      const money = (each: typeof rest) => ({ amount: decimalText(each), currency });
      return {
        ...{ paymentTotal: money(paid), paymentSubtotal: money(rest) },
        purchaseAmount: { amount: formatAmount(bought, coin.decimals), currency: purchase },
        ...{ coinbaseFee: money(fee), networkFee: money(networkFee), quoteId: randomUUID() },
      };
    },
  },
  {
    name: 'onramp-url',
    method: 'POST',
    path: '/v1/generators/onrampurl',
    answer({ body }, { url }) {
      const { destinationWallets, partnerUserId, defaultNetwork, presetFiatAmount } = (body ?? {}) as Record<
        string,
        unknown
      >;
      if (!Array.isArray(destinationWallets)) throw new Refusal(400, 'destinationWallets', 'Nobody to buy for');
      const address = new URL('buy', url);
      const wishes = { for: partnerUserId, network: defaultNetwork, amount: presetFiatAmount };
      for (const [name, wish] of Object.entries(wishes)) {
        if (wish !== undefined) address.searchParams.set(name, String(wish));
      }
      return { url: address.href };
    },
  },
];

/** Those that have a price, on every network. */
async function coinsToBuy(context: ServiceContext): Promise<readonly Coin[]> {
  const all = context.networks.flatMap((network) => [
    Promise.resolve(nativeCoin(network)),
    ...network.tokens.map(({ address }) => coinNamed(context, `${network.id}:${address}`)),
  ]);
  return (await Promise.all(all)).filter((coin) => context.prices.of(priceKey(coin)) !== '0');
}

function bySymbol(coins: readonly Coin[]): [string, Coin[]][] {
  const groups = new Map<string, Coin[]>();
  for (const coin of coins) groups.set(coin.symbol, [...(groups.get(coin.symbol) ?? []), coin]);
  return [...groups];
}
