/** Tokens and what an account holds of them. */
import type { NetworkId } from '../network/caip.js';

/** A token, or the native currency of a network. */
export interface Token {
  readonly networkId: NetworkId;
  readonly name: string;
  readonly symbol: string;
  /** The number of decimals of a whole unit, such as 18. */
  readonly decimals: number;
  /** Contract or mint address; absent for the network's native currency. */
  readonly address?: string;
  /** A `data:` URL, or a URL on a host that you configured. */
  readonly iconUrl?: string;
}

/** The balance of one token. */
export interface Holding {
  readonly token: Token;
  /** In the smallest unit (wei, lamports). */
  readonly amount: bigint;
  /** The price of one whole token in US dollars, as decimal text. Absent: unknown. */
  readonly price?: string;
}

/** A balance in the format of balance services. Prices are in US dollars. */
export interface Balance {
  readonly name: string;
  readonly symbol: string;
  readonly chainId: string;
  /** `chain:address`; absent for the native token. */
  readonly address?: string;
  /** US dollars. */
  readonly value?: number;
  readonly price: number;
  readonly quantity: { readonly decimals: string; readonly numeric: string };
  readonly iconUrl: string;
}
