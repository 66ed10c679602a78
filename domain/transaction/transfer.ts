import type { Token } from '../token/token.js';

/** A transfer of a token from one address to another. */
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

/** A wallet request that moves money, exactly as it is sent. */
export interface WalletAsk {
  /** The method of the wallet's protocol, such as `eth_sendTransaction`. */
  readonly method: string;
  /** Verbatim: JSON, or bytes in base64. */
  readonly payload: string;
  /** The transfer, decoded from the payload instead of taken from the form. */
  readonly says: readonly Said[];
}

/** What a part of a request is. */
export type SaidName =
  | ('to' | 'amount' | 'token' | 'tokenAccount' | 'newAccount' | 'program' | 'contract' | 'function')
  | ('spender' | 'amountIn' | 'least' | 'data' | 'chain' | 'change' | 'networkFee');

/** One part of a request, decoded from its payload. */
export interface Said {
  readonly name: SaidName;
  /** Verbatim; of an amount: decimal text in whole units of `symbol`. */
  readonly value: string;
  readonly symbol?: string;
}
