/** The prices of coins in US dollars: a fixed table instead of a market. */
import { fiatValue, formatAmount } from '../../domain/money/amount.js';

/** Decimal text by the token's address, or by the symbol of a native currency. */
export type Prices = Readonly<Record<string, string>>;

export class PriceTable {
  readonly #prices = new Map<string, string>();

  constructor(prices: Prices) {
    for (const [key, price] of Object.entries(prices)) this.set(key, price);
  }

  /** Exact decimal text; `0` if unknown. */
  of(key: string): string {
    return this.#prices.get(keyOf(key)) ?? '0';
  }

  set(key: string, price: string): void {
    this.#prices.set(keyOf(key), price);
  }

  /** The value of an amount. Exact until it becomes a JSON number. */
  value(amount: bigint, decimals: number, key: string): number {
    return Number(fiatValue(amount, decimals, this.of(key)) ?? '0');
  }
}

export function quantityOf(amount: bigint, decimals: number) {
  return { decimals: String(decimals), numeric: formatAmount(amount, decimals) };
}

/** Addresses of contracts are the same in any case; others are not. */
function keyOf(key: string): string {
  return key.startsWith('0x') ? key.toLowerCase() : key;
}
