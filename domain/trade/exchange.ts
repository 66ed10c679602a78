/** An exchange to pay from. */

export interface Exchange {
  readonly id: string;
  readonly name: string;
  /** A `data:` URL, or a URL on a host that you configured. */
  readonly imageUrl?: string;
}

/** Which exchanges to list. */
export interface ExchangeQuery {
  /** From 1. */
  readonly page: number;
  /** Ids: only these. Absent: all. */
  readonly includeOnly?: readonly string[];
  /** Ids: all except these. */
  readonly exclude?: readonly string[];
  /** CAIP-19. */
  readonly asset?: string;
  /** In whole units, in hexadecimal with a fractional part: `a` is ten, `0.8` is one half. */
  readonly amount?: string;
}

/** One page of exchanges. */
export interface ExchangePage {
  readonly exchanges: readonly Exchange[];
  /** How many exchanges there are on all pages together. */
  readonly total: number;
}

/** A request for an exchange's payment page. */
export interface PayPageQuestion {
  readonly exchangeId: string;
  /** CAIP-19. */
  readonly asset: string;
  /** In whole units, in hexadecimal with a fractional part: `a` is ten, `0.8` is one half. */
  readonly amount: string;
  /** CAIP-10. */
  readonly recipient: string;
}

/** An exchange's payment page. */
export interface PayPage {
  readonly url: string;
  /** The exchange's id for the payment, to query its status. */
  readonly sessionId: string;
}

export const EXCHANGE_STATUSES = ['UNKNOWN', 'IN_PROGRESS', 'SUCCESS', 'FAILED'] as const;

/** The status of a payment at an exchange. */
export interface ExchangeBuyStatus {
  readonly status: (typeof EXCHANGE_STATUSES)[number];
  /** The transaction hash, once there is one. */
  readonly txHash?: string;
}
