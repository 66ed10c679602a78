/** A transfer of a token from one address to another. */
import type { Token } from '../token/token.js';

export interface Transfer {
  readonly token: Token;
  readonly from: string;
  readonly to: string;
  /** In the token's smallest unit. */
  readonly amount: bigint;
}

/** The network fee of a transfer. */
export interface Fee {
  /** The maximum, in the smallest unit of the native currency. */
  readonly amount: bigint;
  readonly symbol: string;
  readonly decimals: number;
  /** The minimum balance that the sending account has to keep, in the same unit. Absent: it can be emptied. */
  readonly reserve?: bigint;
  /** The request that the wallet will get, if it is sent soon. Absent: the wallet builds the transaction. */
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
