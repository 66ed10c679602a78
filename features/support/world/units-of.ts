/** Converts amounts in features to the smallest units of tokens. */
import { parseAmount } from '../../../domain/money/amount.js';

export const DECIMALS: Readonly<Record<string, number>> = { ETH: 18, SALT: 18, KELP: 6, SOL: 9, BRINE: 6, BTC: 8 };

export function unitsOf(amount: string, symbol: string): bigint {
  const decimals = DECIMALS[symbol];
  if (decimals === undefined) throw new Error(`There is no token ${symbol} in this world.`);
  return parseAmount(amount, decimals);
}
