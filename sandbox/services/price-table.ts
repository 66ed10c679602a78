/** What one of a coin is said to be worth, in US dollars: a table, as no market is near. */
import { fiatValue, formatAmount } from '../../domain/money/amount.js';

/** Decimal text by the token's address, or by the symbol of a network's own currency. */
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

  /** What an amount is worth. Exact until it becomes a number of JSON. */
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
