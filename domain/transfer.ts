/** Sending a token from one account to another. */
import type { Token } from './token.js';

export interface Transfer {
  readonly token: Token;
  readonly from: string;
  readonly to: string;
  /** In the token's smallest unit. */
  readonly amount: bigint;
}

/** What a network will take for carrying a transfer. */
export interface Fee {
  /** At most this much of the native currency, in its smallest unit. */
  readonly amount: bigint;
  readonly symbol: string;
  readonly decimals: number;
  /** What the sending account cannot give away besides: the least that an account may hold. Absent: it can be emptied. */
  readonly reserve?: bigint;
}
