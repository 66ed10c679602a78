import type { Balance } from '../token/token.js';

/** A token as the swap screens need it. */
export interface SwapToken extends Balance {
  readonly decimals: number;
  readonly logoUri: string;
  readonly eip2612: false;
}

export function swapTokenOf(balance: Balance): SwapToken {
  return { ...balance, decimals: Number(balance.quantity.decimals), logoUri: balance.iconUrl, eip2612: false };
}
