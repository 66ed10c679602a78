/** Sending a token from one account to another. */
import type { Token } from '../token/token.js';

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
  /** The request to the wallet, if it is sent soon. Absent where the wallet builds it. */
  readonly request?: WalletAsk;
}

/** A question to a wallet that moves money, as it goes out. */
export interface WalletAsk {
  /** In the words of the wallet's protocol, such as `eth_sendTransaction`. */
  readonly method: string;
  /** To the letter: JSON, or bytes in base64. */
  readonly payload: string;
  /** What it says, read back out of the payload and not out of the form. */
  readonly says: readonly { readonly name: string; readonly value: string }[];
}
